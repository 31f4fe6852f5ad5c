"""Stock widgets: painted by the program itself, in the look that the window pushes to them.

May import: painting and what stands below it. Start reading at: `look`.

`look.Look(palette, fonts)` is one palette at one text scale; `style_sheet.dress(window, look)`
gives it to a window and all in it, live, and again for windows made later. Own widgets derive from
`look.ThemedWidget`, `ThemedButton` or `ThemedLabel`: they read `self.look.palette` and
`self.look.fonts`, and override `apply_look()` and `retranslate()`. Texts come translated from the
caller, who sets them again in its own `retranslate()`. All arguments behind ``*`` are keywords.

Buttons (`stock_button`; keys as `QKeySequence.toString` names them):
    PrimaryButton(text="", *, icon=None, key="", parent=None)  .set_text .set_progress(0..1)
    PaperButton(text="", *, icon=None, key="", parent=None)    .set_text .set_icon .set_key
    IconButton(icon, text="", *, flat=False, parent=None)      text is the tool tip
Choices:
    choice_button.ChoiceButton(text="", *, terrain=None, option=None, key="", parent=None)
    radio_card.RadioCard(picture, picture_key, *, parent=None) .set_text(title, explanation, option)
    toggle_switch.ToggleSwitch(title="", explanation="", *, checked=False, parent=None)
    paper_fields.PaperComboBox(), PaperSpinBox(): Qt's own with the program's arrows
Grounds and labels:
    desk_background.DeskBackground(parent=None)                the desk under a page
    paper_panel.PaperPanel(parent=None, *, raised=False, framed=False)  .set_framed
    section_label.SectionLabel(text="", *, aside="", parent=None)       .set_text(text, aside="")
    text_label.TextLabel(text="", role=TextRole.BODY, *, muted=False, parent=None) .set_text
    ribbon.RibbonLabel(text="", *, parent=None)                         .set_text
Players and the state of the game:
    player_chip.PlayerChip(name, crest, *, state=ChipState.WAITING, state_text="", parent=None)
        .set_player(name, crest) .set_state(state, text)
    season_strip.SeasonStrip(*, parent=None)          .set_season(season | None, {season: text})
    time_pips.TimePips(*, parent=None)                .set_time(spent, threshold, text)
    coin_track.CoinTrackWidget(*, slots=14, parent=None)
        .set_coins(filled, text, pending=0, spent=0)
    score_table.ScoreTable(*, crowded=False, parent=None)  .set_scores(columns, rows, summary)
        of ScoreColumn(name, mark=None) and ScoreRow(name, (ScoreNumber(text, tone), ...), ...)
    edict_card.EdictCard(*, size=None, smallest=None, parent=None)
        .set_face(EdictFace(...), ribbon="", spoken="")     wide, tall or small by its room
    card_row.CardRow(parent=None)      .set_cards(cards, names, current=number | None, spoken=text)
"""

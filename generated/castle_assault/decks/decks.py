# Rules and documents of the pack `castle_assault`.
# Generated: change the file it comes from and run `make build`. Edits made here are lost.
# Source: content/castle_assault/decks/decks.yaml

from __future__ import annotations

from interpreter.api import Contents

from ..kinds import FactionDeck

# content/castle_assault/decks/decks.yaml:4
HUMAN_PATROL = FactionDeck("castle_assault.human_patrol", "Human Patrol", faction="humans")

# content/castle_assault/decks/decks.yaml:10
ORC_RAIDERS = FactionDeck("castle_assault.orc_raiders", "Orc Raiders", faction="orcs")

# content/castle_assault/decks/decks.yaml:16
HUMANS = FactionDeck("castle_assault.humans", "The Humans", faction="humans")

# content/castle_assault/decks/decks.yaml:43
ORCS = FactionDeck("castle_assault.orcs", "The Orcs", faction="orcs")

# content/castle_assault/decks/decks.yaml:70
ELVES = FactionDeck("castle_assault.elves", "The Elves", faction="elves")

# content/castle_assault/decks/decks.yaml:97
WOLVES = FactionDeck("castle_assault.wolves", "The Wolves", faction="wolves")

# content/castle_assault/decks/decks.yaml:124
UNDEAD = FactionDeck("castle_assault.undead", "The Undead", faction="undead")

# content/castle_assault/decks/decks.yaml:151
VAMPIRES = FactionDeck("castle_assault.vampires", "The Vampires", faction="vampires")

CONTENTS = Contents(
    definitions=(HUMAN_PATROL, ORC_RAIDERS, HUMANS, ORCS, ELVES, WOLVES, UNDEAD, VAMPIRES),
    links=(
        (
            HUMAN_PATROL,
            "twice",
            (
                "castle_assault.crossbowoman",
                "castle_assault.town_militia",
                "castle_assault.pikewoman",
                "castle_assault.squire",
                "castle_assault.knight",
                "castle_assault.standard_bearer",
                "castle_assault.hold_the_line",
                "castle_assault.wild_wrath",
            ),
        ),
        (
            ORC_RAIDERS,
            "twice",
            (
                "castle_assault.peons",
                "castle_assault.shield_grunt",
                "castle_assault.chelvit_ridas",
                "castle_assault.rock_throwas",
                "castle_assault.battle_drumma",
                "castle_assault.wolf_ridas",
                "castle_assault.shield_blessing",
                "castle_assault.war_cry",
            ),
        ),
        (
            HUMANS,
            "twice",
            (
                "castle_assault.crossbowoman",
                "castle_assault.town_militia",
                "castle_assault.pikewoman",
                "castle_assault.squire",
                "castle_assault.knight",
                "castle_assault.mage",
                "castle_assault.chaplain",
                "castle_assault.standard_bearer",
                "castle_assault.gate_warden",
                "castle_assault.halberdier",
                "castle_assault.heavy_lancer",
                "castle_assault.rally",
                "castle_assault.hold_the_line",
                "castle_assault.masonry",
                "castle_assault.volley",
                "castle_assault.tempered_steel",
                "castle_assault.wild_wrath",
                "castle_assault.shield_blessing",
                "castle_assault.shift_aside",
            ),
        ),
        (HUMANS, "once", ("castle_assault.high_marshal_aldren", "castle_assault.ser_rowena")),
        (
            ORCS,
            "twice",
            (
                "castle_assault.peons",
                "castle_assault.tunnel_sneaka",
                "castle_assault.chelvit_ridas",
                "castle_assault.rock_throwas",
                "castle_assault.battle_drumma",
                "castle_assault.wolf_ridas",
                "castle_assault.rocket_rida",
                "castle_assault.shield_grunt",
                "castle_assault.brute",
                "castle_assault.boar_smasha",
                "castle_assault.troll_captain",
                "castle_assault.war_cry",
                "castle_assault.frenzy",
                "castle_assault.green_tide",
                "castle_assault.spiked_club",
                "castle_assault.smash",
                "castle_assault.wild_wrath",
                "castle_assault.shield_blessing",
                "castle_assault.shift_aside",
            ),
        ),
        (ORCS, "once", ("castle_assault.lord_garrulk", "castle_assault.urzha_skullcleava")),
        (
            ELVES,
            "twice",
            (
                "castle_assault.glade_archer",
                "castle_assault.sapling_scout",
                "castle_assault.leaf_dancer",
                "castle_assault.starseer",
                "castle_assault.thornwarden",
                "castle_assault.elvish_councilor",
                "castle_assault.moon_guardsman",
                "castle_assault.deft_assassin",
                "castle_assault.stag_rider",
                "castle_assault.yew_bowoman",
                "castle_assault.vast_sorcerer",
                "castle_assault.focused_aim",
                "castle_assault.wind_step",
                "castle_assault.entangle",
                "castle_assault.moonlight_ward",
                "castle_assault.rain_of_arrows",
                "castle_assault.wild_wrath",
                "castle_assault.shield_blessing",
                "castle_assault.shift_aside",
            ),
        ),
        (ELVES, "once", ("castle_assault.queen_ithilwen", "castle_assault.faelar_dawnstring")),
        (
            WOLVES,
            "twice",
            (
                "castle_assault.pup",
                "castle_assault.wild_runner",
                "castle_assault.howler",
                "castle_assault.pack_hunter",
                "castle_assault.den_mother",
                "castle_assault.grey_stalker",
                "castle_assault.moonclaw",
                "castle_assault.alpha_guard",
                "castle_assault.dire_wolf",
                "castle_assault.old_greymane",
                "castle_assault.timber_behemoth",
                "castle_assault.blood_scent",
                "castle_assault.pack_tactics",
                "castle_assault.pounce",
                "castle_assault.thick_pelt",
                "castle_assault.full_moon",
                "castle_assault.wild_wrath",
                "castle_assault.shield_blessing",
                "castle_assault.shift_aside",
            ),
        ),
        (WOLVES, "once", ("castle_assault.fenra_the_moonborn", "castle_assault.varg_bloodhowl")),
        (
            UNDEAD,
            "twice",
            (
                "castle_assault.spirit_finder",
                "castle_assault.shambling_zombie",
                "castle_assault.skeleton_spearman",
                "castle_assault.skeleton_archer",
                "castle_assault.grave_ghoul",
                "castle_assault.bone_wall",
                "castle_assault.gravecaller",
                "castle_assault.banshee",
                "castle_assault.death_knight",
                "castle_assault.necromancer",
                "castle_assault.abomination",
                "castle_assault.raise_dead",
                "castle_assault.soul_harvest",
                "castle_assault.withering",
                "castle_assault.phylactery",
                "castle_assault.plague",
                "castle_assault.wild_wrath",
                "castle_assault.shield_blessing",
                "castle_assault.shift_aside",
            ),
        ),
        (UNDEAD, "once", ("castle_assault.malgrath_the_undying", "castle_assault.lady_mortessa")),
        (
            VAMPIRES,
            "twice",
            (
                "castle_assault.thrall",
                "castle_assault.bat_swarm",
                "castle_assault.blood_courtier",
                "castle_assault.night_stalker",
                "castle_assault.crypt_guard",
                "castle_assault.gargoyle",
                "castle_assault.mesmerist",
                "castle_assault.blood_mage",
                "castle_assault.shadow_duelist",
                "castle_assault.vampire_noble",
                "castle_assault.elder_bloodlord",
                "castle_assault.blood_price",
                "castle_assault.siphon",
                "castle_assault.mist_form",
                "castle_assault.crimson_pact",
                "castle_assault.repel",
                "castle_assault.wild_wrath",
                "castle_assault.shield_blessing",
                "castle_assault.shift_aside",
            ),
        ),
        (VAMPIRES, "once", ("castle_assault.countess_velisandra", "castle_assault.count_aurel")),
    ),
)

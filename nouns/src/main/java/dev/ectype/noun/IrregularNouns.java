package dev.ectype.noun;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Lists the nouns that do not follow the rules of {@link Nouns}. All words are in lower case. */
final class IrregularNouns {
    /** Words that are compared as a whole, because other words end alike: {@code olives}, {@code lumen}. */
    private static final List<Pair> WORDS = pairs("""
            man men, foot feet, tooth teeth, goose geese, mouse mice, louse lice, ox oxen, life lives, elf elves,
            use uses, reuse reuses, misuse misuses, muse muses, ruse ruses, abuse abuses, axis axes,
            gas gases, bias biases, lens lenses, atlas atlases, iris irises, trellis trellises,
            guru gurus, emu emus, gnu gnus, tpu tpus, pdu pdus, mtu mtus,
            uri uris, kpi kpis, cli clis, gui guis, poi pois, doi dois, sli slis, ui uis,
            taxi taxis, ski skis, alibi alibis, safari safaris,
            ache aches, niche niches, canoe canoes, oboe oboes, aloe aloes, posse posses,
            genie genies, zombie zombies, calorie calories, hoodie hoodies,
            rookie rookies, brownie brownies, smoothie smoothies, selfie selfies, foodie foodies, freebie freebies,
            newbie newbies, goalie goalies, indie indies, veggie veggies, pixie pixies, prairie prairies,
            necktie neckties, magpie magpies, groupie groupies,
            epoch epochs, stomach stomachs, monarch monarchs, patriarch patriarchs, loch lochs, tech techs,
            potato potatoes, tomato tomatoes, echo echoes, veto vetoes, torpedo torpedoes, embargo embargoes,
            volcano volcanoes, domino dominoes, mosquito mosquitoes, tornado tornadoes,
            alumnus alumni, nucleus nuclei, stimulus stimuli, locus loci, fungus fungi, cactus cacti,
            stratum strata, erratum errata, addendum addenda, curriculum curricula, bacterium bacteria""");

    /**
     * Words that also end compounds, such as {@code salespeople}. Earlier pairs have precedence: API descriptions use
     * more often indexes than indices.
     */
    private static final List<Pair> ENDINGS = pairs("""
            person people, child children, woman women, talisman talismans, sman smen, chairman chairmen,
            fireman firemen, fisherman fishermen, foreman foremen, gentleman gentlemen, policeman policemen,
            workman workmen, index indexes, index indices, vertex vertices, matrix matrices,
            appendix appendices, criterion criteria, phenomenon phenomena,
            shelf shelves, half halves, calf calves, wolf wolves, leaf leaves, loaf loaves, thief thieves,
            scarf scarves, self selves, sheaf sheaves, hoof hooves, dwarf dwarves, knife knives, wife wives,
            movie movies, cookie cookies, cache caches, avalanche avalanches, headache headaches,
            toothache toothaches, moustache moustaches, cliche cliches, quiche quiches, shoe shoes,
            ouse ouses, ause auses, fuse fuses, excuse excuses, accuse accuses, recluse recluses,
            alias aliases, canvas canvases, polis polises, quiz quizzes, eau eaus, hero heroes,
            menu menus, sku skus, cpu cpus, gpu gpus, api apis, emoji emojis, wiki wikis, impasse impasses,
            lysis lyses, thesis theses, gnosis gnoses, genesis geneses, crisis crises,
            oasis oases, synopsis synopses, emphasis emphases, stasis stases""");

    /** Plurals that {@link Nouns#plural} does not make. */
    private static final List<Pair> OTHER_PLURALS = pairs("""
            schema schemata, radius radii, focus foci, terminus termini, syllabus syllabi, formula formulae,
            antenna antennae, larva larvae, nebula nebulae, bureau bureaux, plateau plateaux,
            memorandum memoranda, spectrum spectra, symposium symposia, consortium consortia, codex codices,
            vortex vortices, cortex cortices, helix helices""");

    /** Plurals that have two singulars. {@link Nouns#singular} chooses the word that APIs use: base, not basis. */
    private static final List<Pair> SHARED_PLURALS = pairs("basis bases");

    /**
     * Words with one form. APIs use data and media for a content or a list, never for several datums or mediums, and
     * acronyms such as DNS name one service. Statuses and settings are not here: APIs also have one of them.
     */
    private static final Set<String> UNCHANGED_WORDS = words("""
            sms mms dns aws https tls gps cms ios macos os ops devops cors nfs pos sos ddos qos saas paas iaas
            has was its yes thanks kudos chaos cosmos ethos means corps whereas overseas odds
            kubernetes postgres jenkins sheep deer fish staff wildlife christmas texas jeans pants scissors
            trousers clothes debris chassis rendezvous crossroads whereabouts
            money luggage furniture weather traffic feedback knowledge advice evidence""");

    private static final Set<String> UNCHANGED_ENDINGS = words("""
            series species news data media information equipment software hardware firmware middleware malware
            analytics logistics physics mathematics economics ethics electronics aircraft spacecraft offspring
            headquarters""");

    private static final Map<String, String> SINGULARS = new LinkedHashMap<>();
    private static final Map<String, String> PLURALS = new LinkedHashMap<>();

    private static final EndingTable UNCHANGED = new EndingTable();
    private static final EndingTable TO_SINGULAR = new EndingTable();
    private static final EndingTable TO_PLURAL = new EndingTable();

    static {
        UNCHANGED_ENDINGS.forEach(ending -> UNCHANGED.add(ending, ending));
        for (Pair pair : ENDINGS) {
            TO_SINGULAR.add(pair.plural(), pair.singular());
            TO_SINGULAR.add(pair.singular(), pair.singular());
            TO_PLURAL.add(pair.singular(), pair.plural());
        }
        for (Pair pair : WORDS) {
            SINGULARS.put(pair.plural(), pair.singular());
            PLURALS.put(pair.singular(), pair.plural());
        }
        OTHER_PLURALS.forEach(pair -> SINGULARS.put(pair.plural(), pair.singular()));
        SHARED_PLURALS.forEach(pair -> PLURALS.put(pair.singular(), pair.plural()));
    }

    private IrregularNouns() {}

    /** Returns the singular of an irregular word in either form, or null for a regular word. */
    static @Nullable String singular(String word) {
        if (isUnchanged(word) || PLURALS.containsKey(word)) {
            return word;
        }
        String known = SINGULARS.get(word);
        if (known != null) {
            return known;
        }
        return TO_SINGULAR.replaced(word);
    }

    /** Returns the plural of an irregular word, or null for a regular word. */
    static @Nullable String plural(String word) {
        String known = isUnchanged(word) ? word : PLURALS.get(word);
        return known == null ? TO_PLURAL.replaced(word) : known;
    }

    private static boolean isUnchanged(String word) {
        return UNCHANGED_WORDS.contains(word) || UNCHANGED.replaced(word) != null;
    }

    private record Pair(String singular, String plural) {}

    private static List<Pair> pairs(String text) {
        return Arrays.stream(text.strip().split(",\\s*"))
                .map(pair -> pair.split(" "))
                .map(forms -> new Pair(forms[0], forms[1]))
                .toList();
    }

    private static Set<String> words(String text) {
        return new LinkedHashSet<>(List.of(text.strip().split("\\s+")));
    }
}

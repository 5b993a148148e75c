package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.RemovalWords;
import dev.ectype.compiler.infer.lexicon.SentenceWords;
import dev.ectype.compiler.infer.lexicon.StateName;
import dev.ectype.noun.Nouns;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The part of a text that says what an operation does with all instances of a resource, such as {@code Clears all completed
 * tasks}.
 *
 * @param removes whether the verb means that the instances are deleted
 * @param states the states of the instances that it names
 * @param marked the flag in {@code will be marked as hidden}, or null
 */
record BulkTexts(
        boolean removes, List<String> states, @Nullable String marked) {
    private static final String ALL = "all";

    /** Reads the texts of an operation. Returns null if they do not mention all instances of the resource. */
    static @Nullable BulkTexts of(OperationRoute route, ResourceDraft resource) {
        String literal = route.path().last().literal();
        List<List<String>> sentences = StateTexts.sentences(route);
        String marked = sentences.stream()
                .map(BulkTexts::marked)
                .filter(each -> !each.isEmpty())
                .findFirst()
                .orElse(null);
        for (List<String> sentence : sentences) {
            int all = sentence.indexOf(ALL);
            String verb = all < 1 ? "" : sentence.get(all - 1);
            boolean acts = RemovalWords.isVerb(verb) || NameWords.key(verb).equals(NameWords.key(literal));
            List<String> states = acts ? statesBefore(sentence.subList(all + 1, sentence.size()), resource) : null;
            if (states != null) {
                return new BulkTexts(RemovalWords.isVerb(verb), states, marked);
            }
        }
        return null;
    }

    /** Returns the states at the beginning of some words if the plural of the resource follows them; else null. */
    private static @Nullable List<String> statesBefore(List<String> words, ResourceDraft resource) {
        List<String> known = resource.lifecycle == null ? List.of() : resource.lifecycle.states();
        int at = SentenceWords.ARTICLES.contains(words.isEmpty() ? "" : words.get(0)) ? 1 : 0;
        String state = StateTexts.stateAt(words, at, known);
        int noun = at + (state == null ? 0 : StateName.of(state, known).size());
        boolean plural = noun < words.size()
                && Nouns.isPlural(words.get(noun))
                && NameWords.key(words.get(noun)).equals(NameWords.key(resource.literal()));
        return !plural ? null : state == null ? List.of() : List.of(state);
    }

    /** Returns the word after {@code marked as}, or an empty text. */
    private static String marked(List<String> sentence) {
        for (int at = 1; at < sentence.size() - 1; at++) {
            if (sentence.get(at).equals("as") && SentenceWords.MARKS.contains(sentence.get(at - 1))) {
                return sentence.get(at + 1);
            }
        }
        return "";
    }
}

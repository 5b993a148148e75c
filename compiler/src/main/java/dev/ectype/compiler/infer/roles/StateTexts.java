package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.SentenceWords;
import dev.ectype.compiler.infer.lexicon.StateName;
import dev.ectype.compiler.ir.resource.Resource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the states of a resource that the texts of an operation mention. */
final class StateTexts {
    private final List<List<String>> sentences;
    private final List<String> nouns;
    private final List<String> states;

    private StateTexts(OperationRoute route, ResourceDraft resource, Resource.Lifecycle lifecycle) {
        String key = NameWords.key(resource.literal());
        List<String> words = NameWords.of(resource.literal());
        this.nouns = words.isEmpty() ? List.of(key) : List.of(key, NameWords.key(words.get(words.size() - 1)));
        this.states = lifecycle.states();
        this.sentences = sentences(route);
    }

    static StateTexts of(OperationRoute route, ResourceDraft resource, Resource.Lifecycle lifecycle) {
        return new StateTexts(route, resource, lifecycle);
    }

    /** Returns the words of each sentence in the summary and the description of an operation. */
    static List<List<String>> sentences(OperationRoute route) {
        List<List<String>> sentences = new ArrayList<>();
        add(route.endpoint().text().summary(), sentences);
        add(route.endpoint().text().description(), sentences);
        return sentences;
    }

    private static void add(@Nullable String text, List<List<String>> sentences) {
        for (String sentence : text == null ? new String[0] : text.split("[.!?;]\\s|\\n\\n")) {
            List<String> words = NameWords.of(sentence);
            if (!words.isEmpty()) {
                sentences.add(words);
            }
        }
    }

    /**
     * Returns the states from which the operation starts: those before the noun in {@code Cancel a pending payment}, and
     * those in sentences such as {@code Only pending payments can be canceled}. Empty if no text names any.
     */
    List<String> before(String to) {
        Set<String> found = new LinkedHashSet<>();
        for (List<String> sentence : sentences) {
            found.addAll(object(sentence));
            if (sentence.contains("only") || sentence.contains("must")) {
                found.addAll(condition(sentence));
            }
        }
        found.remove(to);
        return states.stream().filter(found::contains).toList();
    }

    /** Returns the state after {@code set to} or {@code marked as}, or null if no text names one. */
    @Nullable
    String after() {
        for (List<String> sentence : sentences) {
            boolean certain = !sentence.get(0).equals("if") && !sentence.get(0).equals("when");
            for (int at = 1; certain && at < sentence.size() - 1; at++) {
                String word = sentence.get(at);
                boolean leads = word.equals("to") && containsAny(sentence.subList(0, at), SentenceWords.CHANGES)
                        || word.equals("as") && containsAny(sentence.subList(0, at), SentenceWords.MARKS)
                        || SentenceWords.RESULTS.contains(word);
                int next = at + 1;
                next += SentenceWords.ARTICLES.contains(sentence.get(next)) ? 1 : 0;
                String state = leads ? at(sentence, next) : null;
                if (state != null && isAboutState(sentence)) {
                    return state;
                }
            }
        }
        return null;
    }

    private boolean isAboutState(List<String> sentence) {
        return sentence.contains("status")
                || sentence.contains("state")
                || sentence.stream().map(NameWords::key).anyMatch(nouns::contains);
    }

    /** Returns the states between the verb and the noun at the beginning of a sentence. */
    private List<String> object(List<String> sentence) {
        int at = sentence.size() > 1 && SentenceWords.ARTICLES.contains(sentence.get(1)) ? 2 : 1;
        List<String> found = new ArrayList<>();
        String state = at(sentence, at);
        while (state != null) {
            found.add(state);
            at += StateName.of(state, states).size();
            boolean joined = at < sentence.size() && sentence.get(at).equals("or");
            state = joined ? at(sentence, ++at) : null;
        }
        return isNoun(sentence, at) ? found : List.of();
    }

    private List<String> condition(List<String> sentence) {
        List<String> found = new ArrayList<>();
        if (containsAny(sentence, SentenceWords.NEGATIONS) || !isAboutState(sentence)) {
            return found;
        }
        for (int at = 1; at < sentence.size(); at++) {
            String state =
                    SentenceWords.BEFORE_STATE.contains(sentence.get(at - 1)) || found.contains(at(sentence, at - 1))
                            ? at(sentence, at)
                            : null;
            if (state != null) {
                found.add(state);
            }
        }
        return found;
    }

    private boolean isNoun(List<String> sentence, int from) {
        StringBuilder joined = new StringBuilder();
        for (int at = from; at < Math.min(sentence.size(), from + 3); at++) {
            joined.append(sentence.get(at));
            if (nouns.contains(NameWords.key(joined.toString()))) {
                return true;
            }
        }
        return false;
    }

    private @Nullable String at(List<String> sentence, int from) {
        return stateAt(sentence, from, states);
    }

    /** Returns the longest state whose words begin at a position, or null. */
    static @Nullable String stateAt(List<String> sentence, int from, List<String> states) {
        String longest = null;
        int most = 0;
        for (String state : states) {
            List<String> words = StateName.of(state, states);
            boolean same = words.size() > most
                    && from + words.size() <= sentence.size()
                    && sentence.subList(from, from + words.size()).equals(words);
            longest = same ? state : longest;
            most = same ? words.size() : most;
        }
        return longest;
    }

    private static boolean containsAny(List<String> words, List<String> wanted) {
        return words.stream().anyMatch(wanted::contains);
    }
}

package dev.ectype.launcher.judge.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Compares verbs and sentences with the names of states. */
public final class StateWords {
    private static final List<String> NAMES = List.of("status", "state", "phase", "stage", "lifecycle");
    private static final List<String> NEGATIONS = List.of(
            "not", "no", "unless", "already", "cannot", "never", "without", "before", "until", "except", "neither",
            "nor");
    private static final Pattern REQUIREMENT = Pattern.compile(
            "\\b(only|must be|has to be|have to be|as long as|while|of an?|that is|which is|that are|if)\\b");
    /** States that name what is still to come: {@code requires_confirmation} is the state before {@code confirm}. */
    private static final List<String> WAITING =
            List.of("requires", "needs", "awaiting", "waiting", "pending", "ready", "to", "not", "non", "un");

    private static final List<String> PREFIXES = List.of("un", "de", "dis");

    private StateWords() {}

    /** Returns whether a member has the name of a state, such as {@code status} or {@code orderState}. */
    public static boolean isStateName(String member) {
        return NAMES.contains(WordComparison.head(member))
                || NAMES.stream().anyMatch(member.toLowerCase(Locale.ROOT)::equals);
    }

    /** Returns whether a word of an action has the stem of a state. */
    public static boolean matches(List<String> verb, String state) {
        List<String> words = WordComparison.of(state);
        boolean waits = words.size() > 1 && WAITING.contains(words.get(0));
        return !waits
                && verb.stream().anyMatch(word -> words.stream().anyMatch(each -> WordComparison.sameStem(word, each)));
    }

    /** Returns the only state that has the stem of the action, or null. */
    public static @Nullable String target(List<String> verb, List<String> states) {
        List<String> found = states.stream()
                .filter(state -> !verb.isEmpty() && matches(verb.subList(0, 1), state))
                .toList();
        return found.size() == 1 ? found.get(0) : null;
    }

    /** Returns whether the action undoes what a state names, such as {@code unarchive} and {@code archived}. */
    public static boolean isOpposite(List<String> verb, String state) {
        String first = verb.isEmpty() ? "" : verb.get(0);
        return PREFIXES.stream()
                .filter(first::startsWith)
                .map(prefix -> first.substring(prefix.length()))
                .anyMatch(rest -> rest.length() > 3
                        && !WordComparison.sameStem(first, state)
                        && WordComparison.sameStem(rest, state));
    }

    /** Returns the only state that a text mentions in a sentence without a negation, or null. */
    public static @Nullable String onlyMentioned(String text, List<String> states) {
        List<String> found = new ArrayList<>();
        for (String sentence : sentences(text)) {
            if (!isNegated(sentence)) {
                states.stream()
                        .filter(state -> isMentioned(sentence, state) && !found.contains(state))
                        .forEach(found::add);
            }
        }
        return found.size() == 1 ? found.get(0) : null;
    }

    /** Returns the states that a text requires before an action: those in a sentence such as {@code only open issues can be closed}. */
    public static List<String> required(String text, List<String> states) {
        List<String> found = new ArrayList<>();
        for (String sentence : sentences(text)) {
            if (REQUIREMENT.matcher(sentence).find() && !isNegated(sentence)) {
                states.stream()
                        .filter(state -> isMentioned(sentence, state) && !found.contains(state))
                        .forEach(found::add);
            }
        }
        return found;
    }

    private static List<String> sentences(String text) {
        return List.of(text.toLowerCase(Locale.ROOT).split("[.;!\\n]+"));
    }

    private static boolean isNegated(String sentence) {
        return WordComparison.of(sentence).stream().anyMatch(NEGATIONS::contains);
    }

    private static boolean isMentioned(String sentence, String state) {
        String words = " " + String.join(" ", WordComparison.of(sentence)) + " ";
        return words.contains(" " + String.join(" ", WordComparison.of(state)) + " ");
    }
}

package dev.ectype.runtime.emulator.error;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.plan.error.ErrorPlan;
import dev.ectype.runtime.plan.error.ProblemKind;
import dev.ectype.runtime.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Chooses the error code of an API that matches a problem best. */
final class ErrorCodeMatcher {
    private static final int MENTIONED = 1_000;
    private static final int ELSE = 500;

    private final Problem problem;
    private final int status;
    private final ErrorPlan vocabulary;

    ErrorCodeMatcher(Problem problem, int status, ErrorPlan vocabulary) {
        this.problem = problem;
        this.status = status;
        this.vocabulary = vocabulary;
    }

    /**
     * A property by which codes are searched: a kind of problem, or a word of the problem itself.
     *
     * @param kind the kind that the code must mean, or null
     * @param word the word that the code must contain if there is no kind
     */
    private record Clue(@Nullable ProblemKind kind, String word) {}

    /** A code that matches a clue, and the matching word. */
    private record Match(Document value, String word, int rank, List<String> about) {}

    /**
     * Returns the listed code that matches the problem best, or null.
     *
     * @param remote whether a general code may be chosen if none matches
     */
    @Nullable
    Document choose(List<Document> values, Problem.@Nullable Detail detail, boolean remote) {
        for (Document value : values) {
            if (value.text().equals(Integer.toString(status))) {
                return value;
            }
        }
        List<Clue> clues = clues(detail);
        Match near = nearest(values, clues);
        if (near != null && isAboutElse(near, clues)) {
            Document unspecific = unspecific(values);
            return unspecific == null ? near.value() : unspecific;
        }
        if (near == null && remote) {
            near = nearest(values, List.of(new Clue(ProblemKind.CLIENT, "")));
            near = near == null ? nearest(values, List.of(new Clue(ProblemKind.ANY, ""))) : near;
        }
        return near == null ? null : near.value();
    }

    /** Whether a code such as {@code USER_NOT_FOUND} names a resource that the problem does not mention. */
    private boolean isAboutElse(Match match, List<Clue> clues) {
        if (problem.kind() != Problem.Kind.MISSING && problem.kind() != Problem.Kind.CONFLICT) {
            return false;
        }
        String message = problem.message().toLowerCase(Locale.ROOT);
        return match.about().stream()
                .anyMatch(part -> !message.contains(part)
                        && clues.stream().noneMatch(clue -> clue.word().contains(part)));
    }

    private @Nullable Document unspecific(List<Document> values) {
        for (Document value : values) {
            if (vocabulary.meaningOf(value.text(), ProblemKind.UNSPECIFIED) != null) {
                return value;
            }
        }
        return null;
    }

    /**
     * Returns the code that matches the first possible clue best. Of equally specific codes, those with other words from
     * the message come first, then shorter ones.
     */
    private @Nullable Match nearest(List<Document> values, List<Clue> clues) {
        for (Clue clue : clues) {
            Match best = null;
            int least = Integer.MAX_VALUE;
            for (Document value : values) {
                Match match = match(value, clue, clues);
                if (match == null || best != null && match.rank() > best.rank()) {
                    continue;
                }
                int cost = NormalizedName.of(value.text()).length()
                        - (isMentioned(value.text(), match.word()) ? MENTIONED : 0)
                        + (isAboutElse(match, clues) ? ELSE : 0);
                if (best == null || match.rank() < best.rank() || cost < least) {
                    best = match;
                    least = cost;
                }
            }
            if (best != null) {
                return best;
            }
        }
        return null;
    }

    private @Nullable Match match(Document value, Clue clue, List<Clue> clues) {
        ProblemKind kind = clue.kind();
        if (kind != null) {
            ErrorPlan.CodeMeaning meaning = vocabulary.meaningOf(value.text(), kind);
            return meaning == null ? null : new Match(value, meaning.word(), meaning.rank(), meaning.about());
        }
        boolean contains = NormalizedName.of(value.text()).contains(clue.word())
                && vocabulary.meaningOf(value.text(), ProblemKind.SERVER) == null;
        return contains ? new Match(value, clue.word(), 0, about(value.text(), clues)) : null;
    }

    /** Returns the subject of a code, by the first kind of problem that it means. */
    private List<String> about(String code, List<Clue> clues) {
        for (Clue clue : clues) {
            ProblemKind kind = clue.kind();
            ErrorPlan.CodeMeaning meaning = kind == null ? null : vocabulary.meaningOf(code, kind);
            if (meaning != null) {
                return meaning.about();
            }
        }
        return List.of();
    }

    private boolean isMentioned(String value, String word) {
        String message = problem.message().toLowerCase(Locale.ROOT);
        boolean mentioned = false;
        for (String part : value.toLowerCase(Locale.ROOT).split("[^a-z0-9]+", -1)) {
            if (part.length() > 2 && !word.contains(part)) {
                if (!message.contains(part)) {
                    return false;
                }
                mentioned = true;
            }
        }
        return mentioned;
    }

    /** Whether a text of the API describes a problem of this kind. */
    boolean fits(String text) {
        String plain = NormalizedName.of(text);
        return !plain.isEmpty()
                && vocabulary.meaningOf(text, ProblemKind.SERVER) == null
                && clues(null).stream()
                        .anyMatch(clue -> clue.kind() == null
                                ? plain.contains(clue.word())
                                : vocabulary.meaningOf(text, clue.kind()) != null);
    }

    /** Returns the clues in order: the broken rule, the problem's own code, then the kinds of the problem. */
    private List<Clue> clues(Problem.@Nullable Detail detail) {
        List<Clue> clues = new ArrayList<>();
        if (detail != null) {
            clues.add(clue(detail));
        }
        clues.add(new Clue(null, NormalizedName.of(problem.code())));
        Problem.Detail only = detail == null && problem.details().size() == 1
                ? problem.details().get(0)
                : detail;
        switch (problem.kind()) {
            case INVALID -> {
                if (only != null && clue(only).kind() != null) {
                    clues.add(clue(only));
                }
                clues.add(new Clue(ProblemKind.INVALID, ""));
            }
            case MISSING -> clues.add(new Clue(ProblemKind.MISSING, ""));
            case CONFLICT -> {
                if (problem.isAboutState()) {
                    clues.add(new Clue(ProblemKind.STATE, ""));
                }
                clues.add(new Clue(problem.details().isEmpty() ? ProblemKind.CONFLICT : ProblemKind.TAKEN, ""));
            }
            case REUSED -> clues.add(new Clue(ProblemKind.REUSED, ""));
            case STALE -> clues.add(new Clue(ProblemKind.STALE, ""));
            case UNAUTHENTICATED -> clues.add(new Clue(ProblemKind.UNAUTHENTICATED, ""));
            case OTHER -> {
                for (String word : problem.code().split("[_ -]", -1)) {
                    if (word.length() > 5) {
                        clues.add(new Clue(null, NormalizedName.of(word)));
                    }
                }
            }
        }
        return clues;
    }

    /** Returns the clue of a broken rule: the kind of problem that it is, else its name. */
    private static Clue clue(Problem.Detail detail) {
        return switch (detail.rule()) {
            case "required" -> new Clue(ProblemKind.REQUIRED, "");
            case "additionalProperties" -> new Clue(ProblemKind.UNKNOWN_MEMBER, "");
            default -> new Clue(null, NormalizedName.of(detail.rule()));
        };
    }

    /** Returns a code in the naming style of an example. */
    static String inStyleOf(String code, @Nullable String like) {
        if (like == null || like.isEmpty() || like.indexOf(' ') >= 0) {
            return code;
        }
        boolean upper = like.equals(like.toUpperCase(Locale.ROOT)) && !like.equals(like.toLowerCase(Locale.ROOT));
        if (upper) {
            return code.toUpperCase(Locale.ROOT).replace('_', like.indexOf('-') >= 0 ? '-' : '_');
        }
        boolean camel = like.indexOf('_') < 0 && like.indexOf('-') < 0 && !like.equals(like.toLowerCase(Locale.ROOT));
        if (!camel) {
            return like.indexOf('-') >= 0 ? code.replace('_', '-') : code;
        }
        StringBuilder styled = new StringBuilder();
        for (String word : code.split("_", -1)) {
            boolean capital = styled.length() > 0 || Character.isUpperCase(like.charAt(0));
            styled.append(
                    capital && !word.isEmpty()
                            ? word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1)
                            : word);
        }
        return styled.toString();
    }
}

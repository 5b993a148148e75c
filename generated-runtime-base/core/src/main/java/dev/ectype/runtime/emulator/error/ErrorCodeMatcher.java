package dev.ectype.runtime.emulator.error;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Chooses the error code of an API that matches a problem best. */
final class ErrorCodeMatcher {
    private static final List<String> LACKING = List.of(
            "parametermissing", "missingrequired", "missingparameter", "missingfield", "requiredfield", "required");
    private static final List<String> INVALID = List.of(
            "validation",
            "invalidrequest",
            "invalidinput",
            "invalidargument",
            "invalidparameter",
            "parameterinvalid",
            "badrequest",
            "badargument",
            "malformed",
            "invalidvalue",
            "invalidfield",
            "unprocessable",
            "notvalid",
            "invalid");
    private static final List<String> MISSING = List.of(
            "resourcenotfound",
            "notfound",
            "resourcemissing",
            "doesnotexist",
            "notexist",
            "nosuch",
            "nonexist",
            "unknownresource",
            "missing");
    private static final List<String> CONFLICT =
            List.of("conflict", "alreadyexist", "duplicate", "notunique", "exists", "invalidstate", "unexpectedstate");
    private static final List<String> STATE = List.of(
            "invalidstate",
            "wrongstate",
            "unexpectedstate",
            "illegalstate",
            "invalidstatus",
            "invalidtransition",
            "statetransition");
    private static final List<String> TAKEN =
            List.of("alreadyexist", "duplicate", "notunique", "unique", "taken", "exists", "conflict");
    private static final List<String> UNAUTHENTICATED = List.of(
            "unauthenticated",
            "unauthorized",
            "unauthorised",
            "authenticationrequired",
            "authenticationfail",
            "authentication",
            "notauthorized",
            "notauthenticated",
            "invalidtoken",
            "invalidcredential",
            "invalidkey",
            "apikey",
            "credential",
            "accessdenied",
            "forbidden");
    private static final List<String> CLIENT =
            List.of("invalidrequest", "badrequest", "clienterror", "requesterror", "unprocessable", "invalid");
    private static final List<String> ELSEWHERE =
            List.of("internal", "server", "unavailable", "timeout", "unexpected", "ratelimit", "toomany");

    /** Words in codes that name no particular resource. */
    private static final List<String> GENERAL = List.of(
            "error",
            "exception",
            "code",
            "resource",
            "object",
            "entity",
            "item",
            "element",
            "request",
            "requested",
            "the",
            "for",
            "was",
            "client",
            "api",
            "http");

    private static final List<String> UNSPECIFIC = List.of(
            "unknown",
            "unknownerror",
            "unknownexception",
            "generic",
            "genericerror",
            "general",
            "generalerror",
            "other",
            "othererror",
            "unspecified",
            "unspecifiederror");

    private static final int MENTIONED = 1_000;
    private static final int ELSE = 500;

    private final Problem problem;
    private final int status;

    ErrorCodeMatcher(Problem problem, int status) {
        this.problem = problem;
        this.status = status;
    }

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
        Document near = nearest(values, words(detail));
        if (near != null && isAboutElse(near.text(), words(detail))) {
            Document unspecific = unspecific(values);
            near = unspecific == null ? near : unspecific;
        }
        if (near != null || !remote) {
            return near;
        }
        Document client = nearest(values, CLIENT);
        return client == null ? nearest(values, List.of("error", "fail")) : client;
    }

    /** Whether a code such as {@code USER_NOT_FOUND} names a resource that the problem does not mention. */
    private boolean isAboutElse(String code, List<String> words) {
        if (problem.kind() != Problem.Kind.MISSING && problem.kind() != Problem.Kind.CONFLICT) {
            return false;
        }
        String message = problem.message().toLowerCase(Locale.ROOT);
        String known = String.join(" ", words);
        for (String part : code.replaceAll("([a-z0-9])([A-Z])", "$1 $2")
                .toLowerCase(Locale.ROOT)
                .split("[^a-z0-9]+", -1)) {
            if (part.length() > 2 && !known.contains(part) && !GENERAL.contains(part) && !message.contains(part)) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable Document unspecific(List<Document> values) {
        for (Document value : values) {
            if (UNSPECIFIC.contains(NormalizedName.of(value.text()))) {
                return value;
            }
        }
        return null;
    }

    /**
     * Returns the best value that contains one of the words. Values with other words from the message come first, then shorter
     * ones.
     */
    private @Nullable Document nearest(List<Document> values, List<String> words) {
        for (String word : words) {
            Document best = null;
            int least = Integer.MAX_VALUE;
            for (Document value : values) {
                String plain = NormalizedName.of(value.text());
                if (!plain.contains(word) || ELSEWHERE.stream().anyMatch(plain::contains)) {
                    continue;
                }
                int cost = plain.length()
                        - (isMentioned(value.text(), word) ? MENTIONED : 0)
                        + (isAboutElse(value.text(), words) ? ELSE : 0);
                if (cost < least) {
                    best = value;
                    least = cost;
                }
            }
            if (best != null) {
                return best;
            }
        }
        return null;
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
                && ELSEWHERE.stream().noneMatch(plain::contains)
                && words(null).stream().anyMatch(plain::contains);
    }

    /** Returns the search words in order: the problem's own code, then common synonyms. */
    private List<String> words(Problem.@Nullable Detail detail) {
        List<String> words = new ArrayList<>();
        if (detail != null && detail.rule().equals("required")) {
            words.addAll(LACKING);
        } else if (detail != null) {
            words.add(NormalizedName.of(detail.rule()));
        }
        words.add(NormalizedName.of(problem.code()));
        Problem.Detail only = detail == null && problem.details().size() == 1
                ? problem.details().get(0)
                : detail;
        switch (problem.kind()) {
            case INVALID -> {
                if (only != null && only.rule().equals("required")) {
                    words.addAll(LACKING);
                }
                words.addAll(INVALID);
            }
            case MISSING -> words.addAll(MISSING);
            case CONFLICT -> {
                words.addAll(problem.isAboutState() ? STATE : List.of());
                words.addAll(problem.details().isEmpty() ? CONFLICT : TAKEN);
            }
            case REUSED -> words.add("idempotency");
            case STALE -> words.addAll(List.of("precondition", "stale", "conflict"));
            case UNAUTHENTICATED -> words.addAll(UNAUTHENTICATED);
            case OTHER -> {
                for (String word : problem.code().split("[_ -]", -1)) {
                    if (word.length() > 5) {
                        words.add(NormalizedName.of(word));
                    }
                }
            }
        }
        return words;
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

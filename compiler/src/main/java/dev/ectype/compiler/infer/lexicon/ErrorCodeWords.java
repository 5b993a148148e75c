package dev.ectype.compiler.infer.lexicon;

import dev.ectype.compiler.ir.error.DescribedCode;
import dev.ectype.compiler.ir.error.ProblemKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Recognises the problems that codes and texts of errors mean. */
public final class ErrorCodeWords {
    /** The words for each problem, the most specific first. */
    private static final Map<ProblemKind, List<String>> WORDS = new LinkedHashMap<>();

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

    /** Kinds that also include codes about problems of the server. */
    private static final List<ProblemKind> WHEREVER =
            List.of(ProblemKind.SERVER, ProblemKind.BAD_REQUEST, ProblemKind.ANY_CONFLICT);

    /** Kinds that share their words, so that no word of one is the subject of another. */
    private static final List<ProblemKind> CONFLICTS =
            List.of(ProblemKind.CONFLICT, ProblemKind.STATE, ProblemKind.TAKEN);

    private static final List<ProblemKind> WITH_SUBJECT = List.of(
            ProblemKind.MISSING,
            ProblemKind.CONFLICT,
            ProblemKind.STATE,
            ProblemKind.TAKEN,
            ProblemKind.CLIENT,
            ProblemKind.ANY);

    private static final int SHORTEST_SUBJECT = 3;

    static {
        WORDS.put(
                ProblemKind.INVALID,
                List.of(
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
                        "invalid"));
        WORDS.put(
                ProblemKind.REQUIRED,
                List.of(
                        "parametermissing",
                        "missingrequired",
                        "missingparameter",
                        "missingfield",
                        "requiredfield",
                        "required"));
        WORDS.put(
                ProblemKind.UNKNOWN_MEMBER,
                List.of(
                        "unknownfield",
                        "unknownmember",
                        "unknownparameter",
                        "unknownproperty",
                        "unknownattribute",
                        "unknownkey",
                        "parameterunknown",
                        "unexpectedfield",
                        "unexpectedparameter",
                        "unexpectedproperty",
                        "unrecognized",
                        "unrecognised",
                        "additionalpropert",
                        "extrafield"));
        WORDS.put(
                ProblemKind.UNAUTHENTICATED,
                List.of(
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
                        "forbidden"));
        WORDS.put(
                ProblemKind.MISSING,
                List.of(
                        "resourcenotfound",
                        "notfound",
                        "resourcemissing",
                        "doesnotexist",
                        "notexist",
                        "nosuch",
                        "nonexist",
                        "unknownresource",
                        "missing"));
        WORDS.put(
                ProblemKind.CONFLICT,
                List.of(
                        "conflict",
                        "alreadyexist",
                        "duplicate",
                        "notunique",
                        "exists",
                        "invalidstate",
                        "unexpectedstate"));
        WORDS.put(
                ProblemKind.STATE,
                List.of(
                        "invalidstate",
                        "wrongstate",
                        "unexpectedstate",
                        "illegalstate",
                        "invalidstatus",
                        "invalidtransition",
                        "statetransition"));
        WORDS.put(
                ProblemKind.TAKEN,
                List.of("alreadyexist", "duplicate", "notunique", "unique", "taken", "exists", "conflict"));
        WORDS.put(ProblemKind.STALE, List.of("precondition", "stale", "conflict"));
        WORDS.put(ProblemKind.REUSED, List.of("idempotency"));
        WORDS.put(ProblemKind.BAD_REQUEST, List.of("invalidrequest", "badrequest"));
        WORDS.put(
                ProblemKind.ANY_CONFLICT,
                List.of("conflict", "duplicate", "exists", "state", "precondition", "already", "unique"));
        WORDS.put(
                ProblemKind.CLIENT,
                List.of("invalidrequest", "badrequest", "clienterror", "requesterror", "unprocessable", "invalid"));
        WORDS.put(
                ProblemKind.SERVER,
                List.of("internal", "server", "unavailable", "timeout", "unexpected", "ratelimit", "toomany"));
        WORDS.put(ProblemKind.ANY, List.of("error", "fail"));
    }

    private ErrorCodeWords() {}

    /**
     * Returns the problems that a text means.
     *
     * @param code true for a code, which may name its subject, false for another text
     */
    public static List<DescribedCode.Meaning> meaningsOf(String text, boolean code) {
        String bare = NameWords.bare(text);
        boolean ofServer = isOf(ProblemKind.SERVER, bare);
        List<DescribedCode.Meaning> meanings = new ArrayList<>();
        WORDS.forEach((kind, words) -> {
            int rank = ofServer && !WHEREVER.contains(kind) ? -1 : rank(kind, words, bare);
            if (rank >= 0) {
                List<String> about = code && WITH_SUBJECT.contains(kind) ? subject(text, kind) : List.of();
                meanings.add(new DescribedCode.Meaning(kind, words.get(rank), rank, about));
            }
        });
        if (UNSPECIFIC.contains(bare)) {
            meanings.add(new DescribedCode.Meaning(ProblemKind.UNSPECIFIED, bare, 0, List.of()));
        }
        return meanings;
    }

    private static boolean isOf(ProblemKind kind, String bare) {
        return rank(kind, WORDS.getOrDefault(kind, List.of()), bare) >= 0;
    }

    private static int rank(ProblemKind kind, List<String> words, String bare) {
        for (int rank = 0; rank < words.size(); rank++) {
            boolean has =
                    kind == ProblemKind.BAD_REQUEST ? bare.startsWith(words.get(rank)) : bare.contains(words.get(rank));
            if (has) {
                return rank;
            }
        }
        return -1;
    }

    /** Returns the words of a code that neither describe the problem nor are general. */
    private static List<String> subject(String code, ProblemKind kind) {
        List<String> known = new ArrayList<>(WORDS.getOrDefault(kind, List.of()));
        if (CONFLICTS.contains(kind)) {
            CONFLICTS.forEach(each -> known.addAll(WORDS.getOrDefault(each, List.of())));
        }
        List<String> subject = new ArrayList<>();
        for (String part : code.replaceAll("([a-z0-9])([A-Z])", "$1 $2")
                .toLowerCase(Locale.ROOT)
                .split("[^a-z0-9]+", -1)) {
            boolean problem = known.stream().anyMatch(word -> word.contains(part));
            if (part.length() >= SHORTEST_SUBJECT && !problem && !GENERAL.contains(part)) {
                subject.add(part);
            }
        }
        return subject;
    }
}

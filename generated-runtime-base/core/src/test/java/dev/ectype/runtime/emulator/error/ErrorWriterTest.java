package dev.ectype.runtime.emulator.error;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.reply.ReplyEnvironment;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.ExitPlan;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.error.ErrorMeaning;
import dev.ectype.runtime.plan.error.ErrorPlan;
import dev.ectype.runtime.plan.error.ErrorWordsPlan;
import dev.ectype.runtime.plan.error.ProblemKind;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.DeclaredTypes;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class ErrorWriterTest {
    private static final String TEXT = "{\"kind\":\"text\"}";
    private static final String INTEGER = "{\"kind\":\"number\",\"integer\":true}";
    private static final ReplyEnvironment AROUND =
            new ReplyEnvironment(0, true, 1_735_689_600_000L, "http://localhost");

    /** The meanings of the members in these tests. */
    private static final List<String> MEMBERS = List.of(
            "code CODE,NUMERIC_CODE",
            "type CODE",
            "issue CODE",
            "error SOLE_MESSAGE,CODE,CODE_IN_WORDS",
            "message MESSAGE",
            "msg MESSAGE",
            "detail MESSAGE",
            "details MESSAGE",
            "description MESSAGE",
            "errors MESSAGE",
            "summary MESSAGE",
            "title TITLE",
            "status CODE,STATUS,NUMERIC_CODE",
            "param SUBJECT",
            "parameter SUBJECT",
            "pointer SUBJECT,POINTER",
            "source SUBJECT,PART",
            "path SUBJECT,ADDRESS_BESIDE_TIME",
            "loc PART_AND_SUBJECT",
            "timestamp TIME",
            "instance ADDRESS");

    /** The problems that the codes in these tests mean: kind, word, rank and subject. */
    private static final List<String> CODES = List.of(
            "api_error ANY:error:0:",
            "card_error ANY:error:0:card",
            "idempotency_error REUSED:idempotency:0: ANY:error:0:idempotency",
            "invalid_request_error INVALID:invalidrequest:1: CLIENT:invalidrequest:0: ANY:error:0:invalid",
            "UNKNOWN_ERROR ANY:error:0: UNSPECIFIED:unknownerror:0:",
            "VALIDATION_ERROR INVALID:validation:0: ANY:error:0:validation",
            "AUTH_UNAUTHORIZED UNAUTHENTICATED:unauthorized:1:",
            "ROLE_NOT_FOUND MISSING:notfound:1:role",
            "NOT_FOUND MISSING:notfound:1:",
            "RESOURCE_CONFLICT CONFLICT:conflict:0: TAKEN:conflict:6:",
            "JUDGE_NOT_FOUND MISSING:notfound:1:judge",
            "AGENT_NOT_FOUND MISSING:notfound:1:agent",
            "REQUESTED_RESOURCE_NOT_FOUND MISSING:resourcenotfound:0:",
            "INVALID_VALUE INVALID:invalidvalue:9: CLIENT:invalid:5:",
            "KEY_REQUIRED REQUIRED:required:5:",
            "MISSING_REQUIRED_VALUE REQUIRED:missingrequired:1: MISSING:missing:8:",
            "thing_not_found MISSING:notfound:1:thing",
            "RATE_LIMITED SERVER:ratelimit:8:",
            "RateLimited SERVER:ratelimit:8:");

    private static final ErrorPlan VOCABULARY = vocabulary();

    private static ErrorPlan vocabulary() {
        Map<String, Set<ErrorMeaning>> members = new LinkedHashMap<>();
        for (String member : MEMBERS) {
            String[] words = member.split("[ ,]", -1);
            Set<ErrorMeaning> own = EnumSet.noneOf(ErrorMeaning.class);
            Stream.of(words).skip(1).map(ErrorMeaning::valueOf).forEach(own::add);
            members.put(words[0], own);
        }
        Map<String, Map<ProblemKind, ErrorPlan.CodeMeaning>> codes = new LinkedHashMap<>();
        for (String code : CODES) {
            String[] words = code.split(" ", -1);
            Map<ProblemKind, ErrorPlan.CodeMeaning> own = new EnumMap<>(ProblemKind.class);
            Stream.of(words)
                    .skip(1)
                    .map(word -> word.split(":", -1))
                    .forEach(parts -> own.put(
                            ProblemKind.valueOf(parts[0]),
                            new ErrorPlan.CodeMeaning(
                                    parts[1],
                                    Integer.parseInt(parts[2]),
                                    parts[3].isEmpty() ? List.of() : List.of(parts[3]))));
            codes.put(words[0], own);
        }
        return new ErrorPlan(members, codes, List.of());
    }

    private static String object(String... members) {
        return "{\"kind\":\"object\",\"additional\":{\"kind\":\"any\"},\"members\":[" + String.join(",", members)
                + "]}";
    }

    private static String member(String name, String type, boolean required) {
        return "{\"name\":\"" + name + "\",\"type\":" + type + ",\"required\":" + required + "}";
    }

    private static ExitPlan exit(ExitPlan.Kind kind, int status, String type) {
        return new ExitPlan(
                kind,
                status,
                new MediaPlan(
                        "application/json",
                        DeclaredTypes.of(null).read(Json.parse(type)),
                        List.of(),
                        new LinkedHashMap<>()),
                null);
    }

    private static String written(Problem problem, ExitPlan... exits) {
        return written(problem, VOCABULARY, exits);
    }

    private static String written(Problem problem, ErrorPlan vocabulary, ExitPlan... exits) {
        ReplyBuffer reply = new ReplyBuffer();
        new ErrorWriter(List.of(exits), vocabulary, "readThing", null, false)
                .write(problem, AROUND, "/things/1", reply);
        int size = reply.bodyTo() - reply.bodyFrom();
        return reply.status() + " " + new String(reply.bodyArray(), reply.bodyFrom(), size, StandardCharsets.UTF_8);
    }

    @Test
    void statedWordsReplaceTheUsualOnes() {
        ErrorPlan stated = new ErrorPlan(
                VOCABULARY.members(),
                VOCABULARY.codes(),
                List.of(
                        new ErrorWordsPlan(null, ProblemKind.CONFLICT, 0, "CLASH", "It clashes."),
                        new ErrorWordsPlan("readThing", ProblemKind.STATE, 423, "LOCKED", null),
                        new ErrorWordsPlan("other", ProblemKind.STATE, 400, "OTHER", null),
                        new ErrorWordsPlan(null, ProblemKind.MISSING, 410, "7", null),
                        new ErrorWordsPlan(null, ProblemKind.INVALID, 0, "BROKEN", null)));
        String type = object(member("code", TEXT, true), member("message", TEXT, true));
        ExitPlan conflict = exit(ExitPlan.Kind.CONFLICT, 409, type);
        assertThat(written(Problem.wrongState("is sold"), stated, conflict))
                .isEqualTo("423 {\"code\":\"LOCKED\",\"message\":\"It clashes.\"}");
        assertThat(written(Problem.conflict("exists"), stated, conflict))
                .isEqualTo("409 {\"code\":\"CLASH\",\"message\":\"It clashes.\"}");
        String number = object(member("code", "{\"kind\":\"number\",\"integer\":true}", true));
        assertThat(written(Problem.missing("no things"), stated, exit(ExitPlan.Kind.MISSING, 404, number)))
                .isEqualTo("410 {\"code\":7}");
        assertThat(written(Problem.of(418, "teapot", "tea"), stated, conflict))
                .isEqualTo("418 {\"code\":\"teapot\",\"message\":\"tea\"}");
        String listed =
                object(member("code", "{\"kind\":\"enum\",\"values\":[\"NOT_FOUND\",\"VALIDATION_ERROR\"]}", true));
        Problem invalid = Problem.invalid(List.of(new Problem.Detail("body/name", "required", "is required")));
        assertThat(written(invalid, stated, exit(ExitPlan.Kind.INVALID, 400, listed)))
                .isEqualTo("400 {\"code\":\"VALIDATION_ERROR\"}");
        assertThat(written(Problem.missing("no things"), stated)).startsWith("410 {\"code\":\"7\"");
    }

    @Test
    void optionalErrorMembersAreNotInvented() {
        String payment = object(member("id", TEXT, true), member("status", TEXT, false));
        String error = object(
                member("message", TEXT, true),
                member("payment", payment, false),
                member("source", object(member("pointer", TEXT, false)), false));
        String type = object(member("error", error, true));
        assertThat(written(Problem.missing("no things '1'"), exit(ExitPlan.Kind.MISSING, 404, type)))
                .isEqualTo("404 {\"error\":{\"message\":\"no things '1'\"}}");
        Problem invalid = Problem.invalid(List.of(new Problem.Detail("body/name", "required", "is required")));
        assertThat(written(invalid, exit(ExitPlan.Kind.INVALID, 400, type)))
                .isEqualTo(
                        "400 {\"error\":{\"message\":\"body/name: is required\",\"source\":{\"pointer\":\"/name\"}}}");
    }

    @Test
    void inventedListsAreEmptyIfTheyAreRequired() {
        String payment = object(member("id", TEXT, true), member("status", TEXT, false));
        String payments = "{\"kind\":\"array\",\"items\":" + payment + "}";
        String type = object(
                member("first", payments, true),
                member("hint", TEXT, false),
                member("message", TEXT, true),
                member("optional", payments, false),
                member("last", payments, true));
        assertThat(written(Problem.missing("no \"thing\""), exit(ExitPlan.Kind.MISSING, 404, type)))
                .isEqualTo("404 {\"first\":[],\"message\":\"no \\\"thing\\\"\",\"last\":[]}");
    }

    @Test
    void longMessagesBeyondAsciiAreReportedEachTime() {
        ExitPlan exit = exit(ExitPlan.Kind.MISSING, 404, object(member("message", TEXT, true)));
        String message = "keine Straße 東京 😀 ".repeat(100);
        assertThat(written(Problem.missing(message), exit)).isEqualTo("404 {\"message\":\"" + message + "\"}");
        assertThat(written(Problem.missing("none"), exit)).isEqualTo("404 {\"message\":\"none\"}");
    }

    @Test
    void anImpossibleIdentifierIsNotFoundIfOnlyThatIsDescribed() {
        ExitPlan invalid = exit(ExitPlan.Kind.INVALID, 400, object());
        ExitPlan unnameable = exit(ExitPlan.Kind.UNNAMEABLE, 404, object());
        Problem path = Problem.invalid(List.of(new Problem.Detail("path.id", "type", "expected an integer")));
        Problem body = Problem.invalid(List.of(new Problem.Detail("body/id", "type", "expected an integer")));
        assertThat(written(path, invalid, unnameable)).startsWith("404 ");
        assertThat(written(body, invalid, unnameable)).startsWith("400 ");
        assertThat(written(path, invalid)).startsWith("400 ");
    }

    @Test
    void enumConstantsAreChosenByMeaning() {
        String types = "{\"kind\":\"enum\",\"values\":[\"api_error\",\"card_error\",\"idempotency_error\","
                + "\"invalid_request_error\"]}";
        String type = object(member("type", types, true), member("param", TEXT, false), member("message", TEXT, false));
        Problem lacking = Problem.invalid(List.of(new Problem.Detail("body/currency", "required", "is required")));
        assertThat(written(lacking, exit(ExitPlan.Kind.INVALID, 400, type)))
                .isEqualTo("400 {\"type\":\"invalid_request_error\",\"param\":\"currency\","
                        + "\"message\":\"body/currency: is required\"}");
        assertThat(written(Problem.conflict("sold"), exit(ExitPlan.Kind.CONFLICT, 409, type)))
                .contains("invalid_request_error");
        assertThat(written(Problem.reused("other body"), exit(ExitPlan.Kind.INVALID, 400, type)))
                .contains("idempotency_error");
        String codes = "{\"kind\":\"enum\",\"values\":[\"UNKNOWN_ERROR\",\"VALIDATION_ERROR\",\"AUTH_UNAUTHORIZED\","
                + "\"ROLE_NOT_FOUND\",\"NOT_FOUND\",\"RESOURCE_CONFLICT\"]}";
        ExitPlan missing = exit(ExitPlan.Kind.MISSING, 404, object(member("code", codes, true)));
        ExitPlan conflict = exit(ExitPlan.Kind.CONFLICT, 409, object(member("code", codes, true)));
        ExitPlan stranger = exit(ExitPlan.Kind.UNAUTHENTICATED, 401, object(member("code", codes, true)));
        assertThat(written(Problem.missing("no"), missing)).isEqualTo("404 {\"code\":\"NOT_FOUND\"}");
        assertThat(written(Problem.conflict("no"), conflict)).isEqualTo("409 {\"code\":\"RESOURCE_CONFLICT\"}");
        assertThat(written(Problem.unauthenticated("no"), stranger)).isEqualTo("401 {\"code\":\"AUTH_UNAUTHORIZED\"}");
    }

    @Test
    void codesOfOtherResourcesAreIgnored() {
        String codes = "{\"kind\":\"enum\",\"values\":[\"UNKNOWN_ERROR\",\"JUDGE_NOT_FOUND\",\"AGENT_NOT_FOUND\"%s]}";
        String few = object(member("code", codes.formatted(""), true));
        String more = object(member("code", codes.formatted(",\"REQUESTED_RESOURCE_NOT_FOUND\""), true));
        assertThat(written(Problem.missing("no '1' among the agents"), exit(ExitPlan.Kind.MISSING, 404, few)))
                .isEqualTo("404 {\"code\":\"AGENT_NOT_FOUND\"}");
        assertThat(written(Problem.missing("no '1' among the models"), exit(ExitPlan.Kind.MISSING, 404, few)))
                .isEqualTo("404 {\"code\":\"UNKNOWN_ERROR\"}");
        assertThat(written(Problem.missing("no '1' among the models"), exit(ExitPlan.Kind.MISSING, 404, more)))
                .isEqualTo("404 {\"code\":\"REQUESTED_RESOURCE_NOT_FOUND\"}");
    }

    @Test
    void theVariantWithTheMatchingCodeIsChosen() {
        String variants = Stream.of("ARRAY_TOO_LONG", "INVALID_VALUE", "KEY_REQUIRED", "MISSING_REQUIRED_VALUE")
                .map(code -> object(
                        member("issue", "{\"kind\":\"enum\",\"values\":[\"" + code + "\"]}", true),
                        member("description", "{\"kind\":\"enum\",\"values\":[\"about " + code + "\"]}", true)))
                .collect(Collectors.joining(","));
        String details = "{\"kind\":\"array\",\"items\":{\"kind\":\"union\",\"variants\":[" + variants + "]}}";
        String link = object(member("href", TEXT, true));
        String type = object(
                member("message", "{\"kind\":\"enum\",\"values\":[\"Wrong request.\"]}", false),
                member("details", details, true),
                member("links", "{\"kind\":\"array\",\"items\":" + link + "}", false));
        Problem lacking = Problem.invalid(List.of(new Problem.Detail("body/name", "required", "is required")));
        assertThat(written(lacking, exit(ExitPlan.Kind.INVALID, 400, type)))
                .isEqualTo("400 {\"message\":\"Wrong request.\",\"details\":[{\"issue\":\"MISSING_REQUIRED_VALUE\","
                        + "\"description\":\"about MISSING_REQUIRED_VALUE\"}]}");
    }

    @Test
    void messagesInAListNameTheirSubject() {
        String cause = object(member("summary", TEXT, true), member("context", object(), false));
        String type = object(member("causes", "{\"kind\":\"array\",\"items\":" + cause + "}", true));
        Problem lacking = Problem.invalid(List.of(
                new Problem.Detail("body/name", "required", "is required"),
                new Problem.Detail("query.limit", "maximum", "expected at most 9")));
        assertThat(written(lacking, exit(ExitPlan.Kind.INVALID, 400, type)))
                .isEqualTo("400 {\"causes\":[{\"summary\":\"body/name: is required\"},"
                        + "{\"summary\":\"query.limit: expected at most 9\"}]}");
    }

    @Test
    void matchingExampleErrorsSupplyTheirCodes() {
        String type =
                object(member("code", TEXT, true), member("number", INTEGER, false), member("message", TEXT, true));
        Problem missing = Problem.missing("no things '1'");
        assertThat(written(
                        missing,
                        exampleExit(404, type, "{\"code\":\"thing_not_found\",\"message\":\"No such thing\"}")))
                .isEqualTo("404 {\"code\":\"thing_not_found\",\"message\":\"no things '1'\"}");
        assertThat(written(missing, exampleExit(404, type, "{\"code\":\"RATE_LIMITED\",\"message\":\"Slow down\"}")))
                .isEqualTo("404 {\"code\":\"not_found\",\"message\":\"no things '1'\"}");
        String styled = object(member("code", "{\"kind\":\"text\",\"notes\":{\"examples\":[\"RateLimited\"]}}", true));
        assertThat(written(missing, exit(ExitPlan.Kind.MISSING, 404, styled))).isEqualTo("404 {\"code\":\"NotFound\"}");
    }

    @Test
    void allViolationsAreReportedInLists() {
        Problem faults = Problem.invalid(List.of(
                new Problem.Detail("body/data/name", "required", "is required"),
                new Problem.Detail("query.limit", "maximum", "expected at most 9"),
                new Problem.Detail("body/data/name", "minLength", "expected more")));
        String source = object(member("pointer", TEXT, false), member("parameter", TEXT, false));
        String item = object(
                member("status", TEXT, false),
                member("title", TEXT, false),
                member("detail", TEXT, false),
                member("source", source, false));
        String listed = object(member("errors", "{\"kind\":\"array\",\"items\":" + item + "}", true));
        assertThat(written(faults, exit(ExitPlan.Kind.INVALID, 422, listed)))
                .startsWith(
                        "422 {\"errors\":[{\"status\":\"422\",\"title\":\"Invalid request\",\"detail\":\"is required\","
                                + "\"source\":{\"pointer\":\"/data/name\"}},")
                .contains("\"detail\":\"expected at most 9\",\"source\":{\"parameter\":\"limit\"}}");
        String mapped =
                "{\"kind\":\"object\",\"members\":[],\"additional\":{\"kind\":\"array\",\"items\":" + TEXT + "}}";
        assertThat(written(faults, exit(ExitPlan.Kind.INVALID, 422, object(member("errors", mapped, true)))))
                .isEqualTo("422 {\"errors\":{\"data.name\":[\"is required\",\"expected more\"],"
                        + "\"limit\":[\"expected at most 9\"]}}");
        String place =
                "{\"kind\":\"array\",\"items\":{\"kind\":\"union\",\"variants\":[" + TEXT + "," + INTEGER + "]}}";
        String located = object(member("loc", place, true), member("msg", TEXT, true), member("type", TEXT, true));
        assertThat(written(
                        faults,
                        exit(
                                ExitPlan.Kind.INVALID,
                                422,
                                object(member("detail", "{\"kind\":\"array\",\"items\":" + located + "}", true)))))
                .startsWith(
                        "422 {\"detail\":[{\"loc\":[\"body\",\"data\",\"name\"],\"msg\":\"is required\",\"type\":\"required\"}");
    }

    @Test
    void timeAndPathOfTheRequestAreReported() {
        String spring = object(
                member("timestamp", "{\"kind\":\"text\",\"format\":\"date-time\"}", true),
                member("status", INTEGER, true),
                member("error", TEXT, true),
                member("message", TEXT, false),
                member("path", TEXT, true));
        assertThat(written(Problem.missing("none"), exit(ExitPlan.Kind.MISSING, 404, spring)))
                .isEqualTo("404 {\"timestamp\":\"2025-01-01T00:00:00.000Z\",\"status\":404,\"error\":\"Not found\","
                        + "\"message\":\"none\",\"path\":\"/things/1\"}");
        String problem = object(
                member("type", "{\"kind\":\"text\",\"format\":\"uri\"}", false),
                member("title", TEXT, false),
                member("status", INTEGER, false),
                member("detail", TEXT, false),
                member("instance", TEXT, false));
        assertThat(written(Problem.missing("none"), exit(ExitPlan.Kind.MISSING, 404, problem)))
                .isEqualTo("404 {\"type\":\"about:blank\",\"title\":\"Not found\",\"status\":404,\"detail\":\"none\","
                        + "\"instance\":\"/things/1\"}");
        assertThat(written(
                        Problem.missing("none"), exit(ExitPlan.Kind.MISSING, 404, object(member("error", TEXT, true)))))
                .isEqualTo("404 {\"error\":\"none\"}");
    }

    @Test
    void undescribedStatusesHaveTheDefaultForm() {
        ExitPlan invalid = exit(ExitPlan.Kind.INVALID, 400, object(member("message", TEXT, true)));
        assertThat(written(Problem.of(415, "unsupported_media_type", "no such form"), invalid))
                .isEqualTo("415 {\"message\":\"no such form\"}");
    }

    private static ExitPlan exampleExit(int status, String type, String example) {
        MediaPlan media = new MediaPlan(
                "application/json",
                DeclaredTypes.of(null).read(Json.parse(type)),
                List.of(Json.parse(example)),
                new LinkedHashMap<>());
        return new ExitPlan(ExitPlan.Kind.MISSING, status, media, null);
    }
}

package dev.ectype.runtime.emulator.error;

import dev.ectype.runtime.emulator.reply.ReplyEnvironment;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.ExitPlan;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.plan.error.ErrorMeaning;
import dev.ectype.runtime.plan.error.ErrorPlan;
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
import java.util.stream.Stream;

/** Describes errors, and writes errors for problems as the descriptions require. */
final class WrittenErrors {
    static final String TEXT = "{\"kind\":\"text\"}";
    static final String INTEGER = "{\"kind\":\"number\",\"integer\":true}";
    private static final ReplyEnvironment ENVIRONMENT =
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

    static final ErrorPlan VOCABULARY = vocabulary();

    private WrittenErrors() {}

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

    static String object(String... members) {
        return "{\"kind\":\"object\",\"additional\":{\"kind\":\"any\"},\"members\":[" + String.join(",", members)
                + "]}";
    }

    static String member(String name, String type, boolean required) {
        return "{\"name\":\"" + name + "\",\"type\":" + type + ",\"required\":" + required + "}";
    }

    static ExitPlan exit(ExitPlan.Kind kind, int status, String type, String... examples) {
        MediaPlan media = new MediaPlan(
                "application/json",
                DeclaredTypes.of(null).read(Json.parse(type)),
                Stream.of(examples).map(Json::parse).toList(),
                new LinkedHashMap<>());
        return new ExitPlan(kind, status, media, null);
    }

    static String written(Problem problem, ExitPlan... exits) {
        return written(problem, VOCABULARY, exits);
    }

    static String written(Problem problem, ErrorPlan vocabulary, ExitPlan... exits) {
        ReplyBuffer reply = new ReplyBuffer();
        new ErrorWriter(List.of(exits), vocabulary, "readThing", null, false)
                .write(problem, ENVIRONMENT, "/things/1", reply);
        int size = reply.bodyTo() - reply.bodyFrom();
        return reply.status() + " " + new String(reply.bodyArray(), reply.bodyFrom(), size, StandardCharsets.UTF_8);
    }
}

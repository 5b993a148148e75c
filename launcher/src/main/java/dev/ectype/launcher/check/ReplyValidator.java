package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.IrJson;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.type.ImpossibleTypes;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.launcher.exchange.EmulatorResponse;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.schema.DeclaredTypes;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.Violation;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Validates replies against the description itself instead of the emulator's plan. A success must be declared. Without a
 * declared success the default response counts, and if only errors are declared, any success. An error counts if the
 * description marks it as usual, or if the emulator repeats it from a recording.
 */
public final class ReplyValidator {
    private final DeclaredTypes types;
    private final Map<String, OperationPlan> operations = new LinkedHashMap<>();
    private final Map<TypeName, TypeRef> declared;

    /**
     * Creates a validator.
     *
     * @param plan the plan of the emulator, with the declared types that replies refer to and the recorded replies
     * @param declared the same types in the API model
     */
    public ReplyValidator(Plan plan, Map<TypeName, TypeRef> declared) {
        this.types = plan.types();
        plan.operations().forEach(operation -> operations.put(operation.id(), operation));
        this.declared = declared;
    }

    /** Describes the first violation of a reply; null if it is as declared. */
    public @Nullable String violation(Endpoint endpoint, EmulatorResponse reply) {
        List<Response> acceptable = acceptable(endpoint);
        String status = Integer.toString(reply.status());
        Response response = null;
        for (Response each : acceptable) {
            boolean closer = response == null || each.status().equals(status);
            response = closer && matches(each.status(), status, acceptable) ? each : response;
        }
        if (response == null) {
            boolean errors = acceptable.stream().allMatch(each -> each.status().matches("[45].."));
            boolean undeclared = errors && status.charAt(0) == '2';
            String expected = acceptable.stream().map(Response::status).collect(Collectors.joining(", "));
            return undeclared ? null : "returned " + status + " instead of " + (expected.isEmpty() ? "200" : expected);
        }
        return content(endpoint, response, reply);
    }

    private List<Response> acceptable(Endpoint endpoint) {
        List<Response> declared = endpoint.responses();
        OperationPlan operation = operations.get(endpoint.id().value());
        List<Response> repeated = declared.stream()
                .filter(each -> each.usual() || operation != null && isRecorded(operation, each.status()))
                .toList();
        List<Response> successes = declared.stream()
                .filter(each -> each.status().matches("[23].."))
                .toList();
        if (!successes.isEmpty() || !repeated.isEmpty()) {
            return Stream.concat(successes.stream(), repeated.stream())
                    .distinct()
                    .toList();
        }
        return declared.stream().filter(each -> each.status().equals("default")).toList();
    }

    /** Returns whether the emulator repeats a recorded reply of a status. */
    private static boolean isRecorded(OperationPlan operation, String status) {
        return operation.recorded().stream()
                .anyMatch(reply -> Integer.toString(reply.status()).equals(status));
    }

    private static boolean matches(String declared, String status, List<Response> acceptable) {
        boolean exact = acceptable.stream().anyMatch(each -> each.status().equals(status));
        if (exact) {
            return declared.equals(status);
        }
        boolean range = declared.substring(1).equalsIgnoreCase("XX") && declared.charAt(0) == status.charAt(0);
        // The default response covers undeclared statuses, and the walk expects a success.
        return range || declared.equals("default") && status.charAt(0) == '2';
    }

    private @Nullable String content(Endpoint endpoint, Response response, EmulatorResponse reply) {
        boolean bodiless = reply.status() == 204
                || reply.status() == 205
                || reply.status() == 304
                || endpoint.binding().words().startsWith("HEAD ");
        if (bodiless || response.media().isEmpty()) {
            return null;
        }
        String actualType = bare(reply.mediaType());
        Media media = null;
        for (Media each : response.media()) {
            boolean closer = media == null || specificity(each.bareType()) > specificity(media.bareType());
            media = closer && fits(each.bareType(), actualType) ? each : media;
        }
        if (media == null) {
            return "returned " + (actualType.isEmpty() ? "no content" : actualType) + " instead of "
                    + response.media().stream().map(Media::bareType).collect(Collectors.joining(", "));
        }
        TypeRef type = media.type();
        // A type that no value satisfies cannot be checked.
        return type == null || ImpossibleTypes.isImpossible(type, declared) ? null : body(type, actualType, reply);
    }

    private @Nullable String body(TypeRef type, String actualType, EmulatorResponse reply) {
        boolean json = actualType.endsWith("/json") || actualType.endsWith("+json");
        if (!json) {
            return null;
        }
        Document body;
        try {
            body = Json.parse(reply.body());
        } catch (MalformedJson malformed) {
            return "returned a body that is not JSON: " + malformed.getMessage();
        }
        Document form =
                Json.parse(JsonPrinter.compact(IrJson.writePart((Record) type)).getBytes(StandardCharsets.UTF_8));
        List<Violation> violations = Validator.violations(types.read(form), body, Direction.REPLY);
        if (violations.isEmpty()) {
            return null;
        }
        Violation first = violations.get(0);
        String at = first.pointer().isEmpty() ? "" : " at " + first.pointer();
        return "returned a body that does not match its schema" + at + ": " + first.message();
    }

    /** Ranks declared media types: the most specific one that matches describes the reply. */
    private static int specificity(String declared) {
        return declared.equals("*/*") ? 0 : declared.endsWith("/*") ? 1 : 2;
    }

    private static boolean fits(String declared, String actualType) {
        return declared.equals(actualType)
                || declared.equals("*/*")
                || declared.endsWith("/*") && actualType.startsWith(declared.substring(0, declared.length() - 1));
    }

    private static String bare(String mediaType) {
        return mediaType.replaceFirst(";.*", "").strip().toLowerCase(Locale.ROOT);
    }
}

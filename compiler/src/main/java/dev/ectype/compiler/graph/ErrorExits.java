package dev.ectype.compiler.graph;

import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.Response;
import dev.ectype.compiler.ir.SuccessReply;
import dev.ectype.compiler.ir.UndeclaredErrors;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Chooses the status and the body of each operation's errors: as described, else as usual in the API. */
final class ErrorExits {
    /** The response for a readable request that breaks a rule is the first declared one of these. */
    private static final List<String> INVALID = List.of("422", "400", "4XX", "default");
    /** The response for a request that cannot be parsed is the first declared one of these. */
    private static final List<String> UNREADABLE = List.of("400", "4XX", "default");

    private final @Nullable Media usual;
    private final boolean conflicts;
    private final ErrorCodes kinds;

    private ErrorExits(@Nullable Media usual, ApiModel model) {
        this.usual = usual;
        this.conflicts = model.endpoints().stream().anyMatch(endpoint -> declared(endpoint, "409") != null);
        this.kinds = new ErrorCodes(model);
    }

    static ErrorExits of(ApiModel model) {
        Map<TypeRef, Integer> counts = new LinkedHashMap<>();
        Map<TypeRef, Media> media = new LinkedHashMap<>();
        for (Endpoint endpoint : model.endpoints()) {
            for (Response response : endpoint.responses()) {
                Media form = response.status().startsWith("4") ? typed(response) : null;
                if (form != null && form.type() != null) {
                    counts.merge(form.type(), 1, Integer::sum);
                    media.putIfAbsent(form.type(), form);
                }
            }
        }
        TypeRef commonest = null;
        for (Map.Entry<TypeRef, Integer> entry : counts.entrySet()) {
            boolean more = commonest == null || entry.getValue() > counts.getOrDefault(commonest, 0);
            commonest = more ? entry.getKey() : commonest;
        }
        TypeName unused = UndeclaredErrors.type(model.api().types(), model.endpoints());
        Media undeclared = unused == null
                ? null
                : new Media(
                        "application/json", new NamedType(unused, TypeNotes.NONE), List.of(), new LinkedHashMap<>());
        return new ErrorExits(commonest == null ? undeclared : media.get(commonest), model);
    }

    List<ErrorExit> of(Endpoint endpoint, List<Precondition> preconditions, List<Step> steps, boolean showsContent) {
        List<ErrorExit> exits = new ArrayList<>();
        if (!endpoint.security().isEmpty()) {
            exits.add(exit(endpoint, ErrorExit.Kind.UNAUTHENTICATED, 401));
        }
        if (!endpoint.parameters().isEmpty() || endpoint.body() != null) {
            ErrorExit invalid = first(endpoint, ErrorExit.Kind.INVALID, INVALID);
            exits.add(invalid);
            if (endpoint.body() != null && endpoint.binding().isHttp()) {
                exits.addAll(unreadable(endpoint, invalid));
            }
            if (namesSomething(endpoint) && isOnlyMissing(endpoint)) {
                exits.add(exit(endpoint, ErrorExit.Kind.UNNAMEABLE, 404));
            }
        }
        if (showsContent || steps.stream().anyMatch(Step::mayMiss)) {
            exits.add(exit(endpoint, ErrorExit.Kind.MISSING, 404));
        }
        if (declared(endpoint, "409") != null || steps.stream().anyMatch(Step::mayConflict)) {
            exits.add(conflict(endpoint));
        }
        if (preconditions.contains(new Precondition.KnownVersion()) && !(endpoint.role() instanceof Role.Create)) {
            boolean conflict = declared(endpoint, "412") == null && declared(endpoint, "409") != null;
            exits.add(exit(endpoint, ErrorExit.Kind.STALE, conflict ? 409 : 412));
        }
        return exits;
    }

    /**
     * Returns the exit for conflicts. It has the status for invalid requests if the operation declares one, does not
     * declare 409, and declares failures otherwise or reports conflicts as invalid requests. Else it has 409.
     */
    private ErrorExit conflict(Endpoint endpoint) {
        boolean invalid = declared(endpoint, "409") == null
                && INVALID.stream().anyMatch(status -> declared(endpoint, status) != null)
                && (declaresFailures(endpoint) || conflictsAreInvalid(endpoint));
        return invalid
                ? first(endpoint, ErrorExit.Kind.CONFLICT, INVALID)
                : exit(endpoint, ErrorExit.Kind.CONFLICT, 409);
    }

    /**
     * Returns whether conflicts count as invalid requests: no operation declares 409, and the error codes have no
     * conflict.
     */
    private boolean conflictsAreInvalid(Endpoint endpoint) {
        Media form = form(endpoint, null);
        TypeRef type = form == null ? null : form.type();
        return !conflicts && type != null && kinds.haveNoConflictCode(type);
    }

    private static boolean namesSomething(Endpoint endpoint) {
        return endpoint.parameters().stream().anyMatch(parameter -> parameter.in() == Parameter.In.PATH);
    }

    private static boolean isOnlyMissing(Endpoint endpoint) {
        return declared(endpoint, "404") != null
                && INVALID.stream().allMatch(status -> declared(endpoint, status) == null);
    }

    /** Returns the exits for unreadable bodies and other media types, unless they equal the exit for invalid bodies. */
    private List<ErrorExit> unreadable(Endpoint endpoint, ErrorExit invalid) {
        List<ErrorExit> exits = new ArrayList<>();
        if (declared(endpoint, "422") != null) {
            ErrorExit exit = first(endpoint, ErrorExit.Kind.UNREADABLE, UNREADABLE);
            if (exit.status() != invalid.status() || !Objects.equals(exit.media(), invalid.media())) {
                exits.add(exit);
            }
        }
        if (declared(endpoint, "415") != null || !declaresFailures(endpoint)) {
            exits.add(exit(endpoint, ErrorExit.Kind.MEDIA_TYPE, 415));
        }
        return exits;
    }

    private static boolean declaresFailures(Endpoint endpoint) {
        return endpoint.responses().stream()
                .anyMatch(response -> response.status().startsWith("4"));
    }

    private ErrorExit first(Endpoint endpoint, ErrorExit.Kind kind, List<String> statuses) {
        for (String status : statuses) {
            Response response = declared(endpoint, status);
            if (response != null) {
                int number = status.equals("422") ? 422 : 400;
                return new ErrorExit(
                        kind, number, form(endpoint, response), ErrorNames.of(endpoint, response, kind.problem()));
            }
        }
        return exit(endpoint, kind, 400);
    }

    private ErrorExit exit(Endpoint endpoint, ErrorExit.Kind kind, int status) {
        Response response = declared(endpoint, Integer.toString(status));
        response = response == null ? declared(endpoint, "4XX") : response;
        String named = ErrorNames.statusOf(endpoint, kind.problem());
        response = response == null && named != null ? declared(endpoint, named) : response;
        return new ErrorExit(kind, status, form(endpoint, response), ErrorNames.of(endpoint, response, kind.problem()));
    }

    private @Nullable Media form(Endpoint endpoint, @Nullable Response response) {
        Media own = response == null ? null : typed(response);
        if (own != null) {
            return own;
        }
        Response other = declared(endpoint, "default");
        Media fallback = other == null ? null : typed(other);
        return fallback == null ? usual : fallback;
    }

    private static @Nullable Media typed(Response response) {
        Media media = SuccessReply.preferred(response.media());
        return media == null || media.type() == null ? null : media;
    }

    private static @Nullable Response declared(Endpoint endpoint, String status) {
        for (Response response : endpoint.responses()) {
            if (response.status().equalsIgnoreCase(status)) {
                return response;
            }
        }
        return null;
    }
}

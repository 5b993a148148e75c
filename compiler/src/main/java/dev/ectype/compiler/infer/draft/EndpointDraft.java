package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.OperationContent;
import dev.ectype.compiler.ir.OperationMembers;
import dev.ectype.compiler.ir.StateStream;
import dev.ectype.compiler.ir.error.NamedError;
import dev.ectype.compiler.ir.list.BodyFilter;
import dev.ectype.compiler.ir.list.Expansion;
import dev.ectype.compiler.ir.list.FieldSelection;
import dev.ectype.compiler.ir.list.FormatChoice;
import dev.ectype.compiler.ir.resource.EventTrigger;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.QualifierBinding;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.resource.StartedOperation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** An endpoint while inference collects information about it. */
final class EndpointDraft {
    final List<ParameterBinding> parameterBindings = new ArrayList<>(0);
    final List<QualifierBinding> qualifierBindings = new ArrayList<>(0);
    final List<FieldSelection> selections = new ArrayList<>(0);
    final List<BodyFilter> bodyFilters = new ArrayList<>(0);
    final List<NamedError> namedErrors = new ArrayList<>(0);
    final List<FormatChoice> formatChoices = new ArrayList<>(0);
    Endpoint endpoint;

    @Nullable
    Role role;

    @Nullable
    String catchAllParameter;

    @Nullable
    Expansion expansion;

    @Nullable
    StartedOperation startedOperation;

    @Nullable
    String allowMissing;

    boolean versioned;

    @Nullable
    EventTrigger trigger;

    @Nullable
    StateStream stream;

    @Nullable
    OperationContent content;

    OperationMembers members = OperationMembers.NONE;

    @Nullable
    String idempotencyKey;

    EndpointDraft(Endpoint endpoint) {
        this.endpoint = endpoint;
    }

    /** Adds a parameter binding or replaces the previous one of the same parameter. */
    void bind(ParameterBinding binding) {
        for (int at = 0; at < parameterBindings.size(); at++) {
            if (parameterBindings.get(at).parameter().equals(binding.parameter())) {
                parameterBindings.set(at, binding);
                return;
            }
        }
        parameterBindings.add(binding);
    }

    /** Sets the long-running operation that the endpoint starts, unless another rule did. */
    void start(StartedOperation operation) {
        startedOperation = startedOperation == null ? operation : startedOperation;
    }

    /** Sets the response headers with the URL of the long-running operation that the endpoint starts. */
    void addressBy(List<String> headers) {
        startedOperation = startedOperation == null ? null : startedOperation.withAddressHeaders(headers);
    }

    /** Changes the members whose values come from the operation. */
    void setMembers(UnaryOperator<OperationMembers> change) {
        members = change.apply(members);
    }

    /** Returns the endpoint with all accepted changes. */
    Endpoint completed() {
        Endpoint bound = catchAllParameter == null
                ? endpoint
                : endpoint.withBinding(endpoint.binding().withCatchAllParameter(catchAllParameter));
        return bound.with(new Endpoint.Semantics(
                role,
                parameterBindings,
                qualifierBindings,
                expansion,
                startedOperation,
                allowMissing,
                selections,
                versioned,
                bodyFilters,
                namedErrors,
                formatChoices,
                idempotencyKey,
                trigger,
                stream,
                content,
                members));
    }
}

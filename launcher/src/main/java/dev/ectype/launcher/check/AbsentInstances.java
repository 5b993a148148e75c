package dev.ectype.launcher.check;

import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.launcher.exchange.EmulatorResponse;
import dev.ectype.launcher.exchange.RequestSender;
import dev.ectype.runtime.emulator.sample.SampleRequest;
import dev.ectype.runtime.emulator.sample.SampleRequestWriter;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.OperationPlan;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Sends requests about instances that do not exist: with an identifier that no instance has, or of a deleted instance. */
final class AbsentInstances {
    private final ModelIndex model;
    private final KnownInstances instances;
    private final Map<String, OperationPlan> plans;
    private final SampleRequestWriter writer;
    private final RequestSender sender;

    /**
     * Creates the sender.
     *
     * @param plans the plans of all operations by identifier
     */
    AbsentInstances(
            ModelIndex model,
            KnownInstances instances,
            Map<String, OperationPlan> plans,
            SampleRequestWriter writer,
            RequestSender sender) {
        this.model = model;
        this.instances = instances;
        this.plans = plans;
        this.writer = writer;
        this.sender = sender;
    }

    /** Sends the request with an identifier that no instance has; null without a parameter for one. */
    @Nullable
    EmulatorResponse sendUnknown(Endpoint endpoint) throws IOException {
        Map<String, Document> values = unknown(endpoint);
        return values == null ? null : send(endpoint, values);
    }

    /**
     * Deletes an instance that no request created, and sends the request with its identifier. Some instances exist for each
     * identifier until they are deleted. Returns null if no operation deletes one.
     */
    @Nullable
    EmulatorResponse sendDeleted(Endpoint endpoint) throws IOException {
        Endpoint deletion = model.deleting(endpoint);
        Map<String, Document> values = deletion == null ? null : unknown(endpoint);
        if (deletion == null || values == null) {
            return null;
        }
        Map<String, Document> identifiers = new LinkedHashMap<>();
        for (int index = 0; index < endpoint.parameterBindings().size(); index++) {
            Document value = values.get(endpoint.parameterBindings().get(index).parameter());
            if (value != null) {
                identifiers.put(deletion.parameterBindings().get(index).parameter(), value);
            }
        }
        EmulatorResponse deleted = send(deletion, identifiers);
        return deleted == null || deleted.status() >= 300 ? null : send(endpoint, values);
    }

    /** The parameters of an operation with an identifier that no instance has, or null. */
    private @Nullable Map<String, Document> unknown(Endpoint endpoint) {
        OperationPlan plan = plans.get(endpoint.id().value());
        Map<String, Document> values = instances.parameters(endpoint, null);
        return plan != null && new UnknownIdentifiers(writer).replace(endpoint, plan, values) ? values : null;
    }

    private @Nullable EmulatorResponse send(Endpoint endpoint, Map<String, Document> values) throws IOException {
        OperationPlan plan = plans.get(endpoint.id().value());
        SampleRequest request = plan == null ? null : writer.write(plan, values);
        return request == null ? null : sender.send(request);
    }
}

package dev.ectype.runtime.emulator.instance;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.shape.CivilTime;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.MetadataMemberPlan;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.state.Transaction;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Creates the long-running operation that a gRPC method returns in place of its result. */
final class LongRunningOperation {
    private static final String TYPES = "type.googleapis.com/";
    private final BindingPlan.Grpc.LongRunning plan;
    private final List<MetadataMemberPlan> metadata;
    private final Document response;
    private final long now;

    private LongRunningOperation(
            BindingPlan.Grpc.LongRunning plan, List<MetadataMemberPlan> metadata, Document response, long now) {
        this.plan = plan;
        this.metadata = metadata;
        this.response = response;
        this.now = now;
    }

    /**
     * Stores the long-running operation of a reply.
     *
     * @return the operation, or null if the method returns its result directly
     */
    static @Nullable Document startedBy(RequestTransaction context, ReplyBuffer reply) {
        OperationPlan plan = context.preparedOperation().route().plan();
        BindingPlan binding = plan.binding();
        if (!(binding instanceof BindingPlan.Grpc method) || method.longRunning() == null) {
            return null;
        }
        Transaction transaction = context.transaction();
        byte[] body = Arrays.copyOfRange(reply.bodyArray(), reply.bodyFrom(), reply.bodyTo());
        Document response = body.length == 0 ? Document.EMPTY_OBJECT : Json.parse(body);
        String name = "operations/" + transaction.next("long-running operations");
        Document operation = new LongRunningOperation(
                        method.longRunning(), plan.metadata(), response, transaction.now())
                .operationDocument(name);
        String resource = plan.longRunningResource();
        if (resource != null) {
            transaction.store(context.shapes().get(resource).index()).insert(name, operation.toBytes());
        }
        return operation;
    }

    private Document operationDocument(String name) {
        JsonWriter out = new JsonWriter(256).beginObject();
        out.name("name").value(name);
        if (plan.metadata() != null) {
            out.name("metadata");
            writeMetadata(out, plan.metadata());
        }
        out.name("done").value(true);
        out.name("response").beginObject();
        out.name("@type").value(TYPES + plan.response());
        // The package of the types that the protobuf language itself defines.
        if (plan.response().startsWith("google.protobuf.")) {
            out.name("value").value(response);
        } else {
            for (JsonMember member : response.members()) {
                out.name(member.name()).value(member.value());
            }
        }
        return out.endObject().endObject().toDocument();
    }

    /** Writes the times, the target and the percentage of the operation. */
    private void writeMetadata(JsonWriter out, String type) {
        out.beginObject().name("@type").value(TYPES + type);
        for (MetadataMemberPlan member : metadata) {
            switch (member.value()) {
                case TIME -> out.name(member.member()).value(CivilTime.text(now, true, "Z"));
                case PERCENTAGE -> out.name(member.member()).value(100);
                case TARGET -> writeTarget(out, member.member());
            }
        }
        out.endObject();
    }

    private void writeTarget(JsonWriter out, String member) {
        Document target = response.isObject() ? response.member("name") : null;
        if (target != null && target.isString()) {
            out.name(member).value(target);
        }
    }
}

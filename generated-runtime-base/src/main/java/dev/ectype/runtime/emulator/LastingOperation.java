package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.shape.CivilTime;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.Member;
import dev.ectype.runtime.plan.BindingPlan;
import dev.ectype.runtime.state.Transaction;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What clients are given instead of what an operation does: a name under which they find it done. */
final class LastingOperation {
    private static final String TYPES = "type.googleapis.com/";
    private static final List<String> TIMES =
            List.of("createTime", "startTime", "updateTime", "endTime", "finishTime", "completeTime");
    private static final List<String> TARGETS = List.of("target", "resource", "resourceName");
    private static final List<String> PROGRESSES =
            List.of("progressPercent", "progressPercentage", "percentComplete", "percentDone");

    private final BindingPlan.Grpc.Lasting plan;
    private final Document response;
    private final long now;

    private LastingOperation(BindingPlan.Grpc.Lasting plan, Document response, long now) {
        this.plan = plan;
        this.response = response;
        this.now = now;
    }

    /** Keeps the operation by which a reply is told, or gives null where a reply is told as it is. */
    static @Nullable Document begun(Exchange exchange, ReplyBuffer reply) {
        BindingPlan binding = exchange.endpoint().route().plan().binding();
        if (!(binding instanceof BindingPlan.Grpc method) || method.lasting() == null) {
            return null;
        }
        Transaction transaction = exchange.transaction();
        byte[] body = Arrays.copyOfRange(reply.bodyArray(), reply.bodyFrom(), reply.bodyTo());
        Document response = body.length == 0 ? Document.EMPTY_OBJECT : Json.parse(body);
        String name = "operations/" + transaction.next("operations that last");
        Document operation = new LastingOperation(method.lasting(), response, transaction.now()).called(name);
        String kept = exchange.endpoint().route().plan().lasts();
        if (kept != null) {
            transaction.store(exchange.world().shapes().get(kept).index()).insert(name, operation.toBytes());
        }
        return operation;
    }

    private Document called(String name) {
        JsonWriter out = new JsonWriter(256).beginObject();
        out.name("name").value(name);
        if (plan.metadata() != null) {
            out.name("metadata");
            metadata(out, plan.metadata());
        }
        out.name("done").value(true);
        out.name("response").beginObject();
        out.name("@type").value(TYPES + plan.response());
        if (plan.response().startsWith("google.protobuf.")) {
            out.name("value").value(response);
        } else {
            for (Member member : response.members()) {
                out.name(member.name()).value(member.value());
            }
        }
        return out.endObject().endObject().toDocument();
    }

    /** The members that are often there and say what anybody can know. */
    private void metadata(JsonWriter out, String type) {
        out.beginObject().name("@type").value(TYPES + type);
        for (String each : TIMES) {
            if (Shape.member(plan.about(), each) != null) {
                out.name(each).value(CivilTime.text(now, true, "Z"));
            }
        }
        Document target = response.isObject() ? response.member("name") : null;
        for (String each : target == null || !target.isString() ? List.<String>of() : TARGETS) {
            if (Shape.member(plan.about(), each) != null && target != null) {
                out.name(each).value(target);
            }
        }
        for (String each : PROGRESSES) {
            if (Shape.member(plan.about(), each) != null) {
                out.name(each).value(100);
            }
        }
        out.endObject();
    }
}

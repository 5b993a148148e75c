package dev.ectype.runtime.emulator.control;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.route.HttpRoute;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.plan.ApiPlan;
import dev.ectype.runtime.plan.binding.BindingPlan;
import dev.ectype.runtime.plan.resource.LifecyclePlan;
import dev.ectype.runtime.plan.resource.RelationshipPlan;
import dev.ectype.runtime.state.Transaction;

/** Writes a summary of an emulator as JSON: its API, operations, resources, relationships and options. */
final class EmulatorSummary {
    private final ControlContext context;

    EmulatorSummary(ControlContext context) {
        this.context = context;
    }

    void writeApi(JsonWriter out) {
        ApiPlan api = context.plan().api();
        out.name("api").beginObject().name("name").value(api.name());
        out.name("version").value(api.version()).name("hash").value(api.hash()).endObject();
    }

    byte[] summary() {
        JsonWriter out = new JsonWriter(4096).beginObject();
        writeApi(out);
        out.name("counts").beginObject();
        out.name("endpoints").value(context.router().routes().size());
        out.name("resources").value(context.shapes().all().size());
        out.name("relationships").value(context.plan().relationships().size());
        out.endObject().name("endpoints").beginArray();
        context.router().routes().forEach(route -> writeRoute(route, out));
        out.endArray().name("resources").beginArray();
        try (Transaction transaction = context.engine().begin()) {
            context.shapes().all().forEach(shape -> writeResource(shape, transaction, out));
        }
        out.endArray().name("relationships").beginArray();
        context.plan().relationships().forEach(relationship -> writeRelationship(relationship, out));
        out.endArray().name("options").beginObject();
        context.options().forEach((name, value) -> out.name(name).value(value));
        if (context.memory().isReached()) {
            out.name("memory")
                    .value("more than " + context.memory().percent() + " % in use after a collection; writes are"
                            + " refused");
        }
        int rules = context.chaos().size();
        if (rules > 0) {
            out.name("chaos").value(rules == 1 ? "1 rule" : rules + " rules");
        }
        return out.endObject().endObject().toBytes();
    }

    private static void writeRoute(HttpRoute route, JsonWriter out) {
        out.beginObject().name("operation").value(route.plan().id());
        out.name("method").value(route.method());
        if (route.plan().binding() instanceof BindingPlan.Channel channel) {
            out.name("path").value("/" + channel.address());
            out.name("message").value(channel.message());
            out.name("direction").value(channel.sent() ? "sent" : "received");
        } else {
            out.name("path").value(route.template());
        }
        out.name("resource");
        if (route.plan().resource() == null) {
            out.nullValue();
        } else {
            out.value(route.plan().resource());
        }
        out.endObject();
    }

    private static void writeResource(ResourceShape shape, Transaction transaction, JsonWriter out) {
        out.beginObject().name("name").value(shape.name()).name("id");
        if (shape.idMember() == null) {
            out.nullValue();
        } else {
            out.value(String.join(".", shape.idMember().path().names()));
        }
        out.name("count")
                .value(transaction.store(shape.index()).count())
                .name("states")
                .beginArray();
        LifecyclePlan lifecycle = shape.plan().lifecycle();
        if (lifecycle != null) {
            lifecycle.states().forEach(out::value);
        }
        out.endArray().endObject();
    }

    private static void writeRelationship(RelationshipPlan relationship, JsonWriter out) {
        out.beginObject().name("name").value(relationship.name());
        out.name("from").value(relationship.from()).name("to").value(relationship.to());
        out.name("kind").value(relationship.kind().name()).endObject();
    }
}

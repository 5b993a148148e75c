package dev.ectype.runtime.emulator.stream;

import dev.ectype.runtime.emulator.document.ServerLinks;
import dev.ectype.runtime.emulator.envelope.PathDocumentBuilder;
import dev.ectype.runtime.emulator.reply.GeneratedMembers;
import dev.ectype.runtime.emulator.reply.ReplyEnvironment;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResponseProjection;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.PathEdit;
import dev.ectype.runtime.plan.EventTriggerPlan;
import dev.ectype.runtime.plan.StreamPlan;
import dev.ectype.runtime.schema.AnySchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import dev.ectype.runtime.state.row.Row;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes the documents of events. */
final class StreamEventWriter {
    private final StreamPlan plan;
    private final ResourceShape shape;
    private final Schema type;
    private final Map<EventTriggerPlan.Kind, Place> places = new EnumMap<>(EventTriggerPlan.Kind.class);
    private final ReplyEnvironment environment;
    private final boolean linked;

    /**
     * Creates a writer.
     *
     * @param type the type of one event, or of its data if the event has a name beside it
     * @param linked true if stored documents may contain URLs of the emulator
     */
    StreamEventWriter(StreamPlan plan, ResourceShape shape, Schema type, ReplyEnvironment environment, boolean linked) {
        this.plan = plan;
        this.shape = shape;
        this.type = type;
        // The members for other kinds of events must stay absent.
        this.environment = plan.hasMembersForKinds() ? environment.withoutFilling() : environment;
        this.linked = linked;
    }

    /** The place of the instance in events of one kind. */
    private record Place(MemberPath at, Schema type, GeneratedMembers generated) {}

    private Place place(EventTriggerPlan.Kind kind) {
        return places.computeIfAbsent(kind, wanted -> {
            MemberPath at = plan.named() ? MemberPath.EMPTY : plan.at(wanted);
            Schema instances = Objects.requireNonNullElse(SchemaShape.at(type, at), AnySchema.ANY);
            return new Place(at, instances, new GeneratedMembers(instances));
        });
    }

    /** Returns the name of an event beside its document, or null. */
    @Nullable
    String name(EventTriggerPlan.Kind kind) {
        return plan.named() ? plan.word(kind) : null;
    }

    Document document(EventTriggerPlan.Kind kind, Row row) {
        Place place = place(kind);
        MemberPath at = place.at();
        Document instance = ResponseProjection.of(Json.parse(row.document()), shape, place.type());
        MemberPath kindAt = plan.kind();
        String word = plan.word(kind);
        boolean stating = !plan.named() && kindAt != null && word != null && !at.isEmpty();
        Document source = stating && kindAt != null && word != null
                ? PathEdit.set(PathDocumentBuilder.of(kindAt, Document.of(word)), at, instance)
                : PathDocumentBuilder.of(at, instance);
        Document fitted = SchemaShape.isText(type) ? source : Fitter.fitted(source, type, context(row, place));
        return linked ? linked(fitted) : fitted;
    }

    /** Returns the inputs of generated values. Members that no stored instance has are generated, as in other replies. */
    private FitContext context(Row row, Place place) {
        FitContext context = environment.fitting(shape.name(), row.id(), place.at());
        return environment.fills() ? context.serverSet(place.generated().of(shape)) : context;
    }

    private Document linked(Document document) {
        ReplyBuffer buffer = new ReplyBuffer();
        buffer.append(document.toBytes());
        ServerLinks.fill(environment.origin(), buffer);
        return Json.parse(buffer.bodyArray(), buffer.bodyFrom(), buffer.bodyTo());
    }
}

package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.plan.BodyPlan;
import dev.ectype.runtime.plan.MediaPlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Notes;
import dev.ectype.runtime.schema.Schema;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The identifiers that the description of an operation shows to those who make an instance by it. */
record ExampleIds(ResourceShape shape, Set<String> ids) {
    static ExampleIds of(@Nullable BodyPlan plan, @Nullable Schema body, ResourceShape shape) {
        Set<String> ids = new LinkedHashSet<>();
        MemberName name = shape.idMember();
        if (plan != null && body != null && name != null) {
            for (MediaPlan media : plan.media()) {
                media.examples().forEach(example -> add(example.at(plan.at().child(name.name())), ids));
            }
            notes(body).forEach(notes -> notes.examples().forEach(example -> add(example.member(name), ids)));
            MemberSchema member = Shape.member(body, name.name());
            if (member != null) {
                notes(member.type()).forEach(notes -> {
                    add(notes.defaultValue(), ids);
                    notes.examples().forEach(example -> add(example, ids));
                });
            }
        }
        return new ExampleIds(shape, ids);
    }

    boolean has(String id) {
        return ids.contains(id);
    }

    private static List<Notes> notes(Schema type) {
        return List.of(type.notes(), Shape.bare(type).notes());
    }

    private static void add(@Nullable Document id, Set<String> ids) {
        if (id != null && (id.isString() || id.isNumber())) {
            ids.add(id.text());
        }
    }
}

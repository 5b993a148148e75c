package dev.ectype.runtime.emulator.populate;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.state.id.Dice;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Creates the sources of a resource's instances: first its example if any, then plausible instances. */
final class InstanceSources {
    private final List<Document> examples;
    private final UniqueNames unique;
    private final @Nullable PlausibleInstances plausible;

    InstanceSources(ResourceShape shape, ValueGenerators generators, int instances) {
        ObjectSchema type = SchemaShape.object(shape.type());
        this.examples = shape.type().notes().examples();
        this.unique = new UniqueNames(shape);
        this.plausible = type == null ? null : new PlausibleInstances(type, shape.name(), generators, instances);
    }

    /** Returns the source of the instance with a number. */
    Document next(int number, Dice dice) {
        return unique.makeUnique(
                number == 0 && !examples.isEmpty() && examples.get(0).isObject()
                        ? examples.get(0)
                        : generated(number, dice));
    }

    private Document generated(int number, Dice dice) {
        return plausible == null ? Document.EMPTY_OBJECT : plausible.instance(dice, number);
    }

    /** Returns the members of the last instance that already have their stored value. */
    Set<String> settled() {
        return plausible == null ? Collections.emptySet() : plausible.settled();
    }

    /** Remembers the stored form of the last instance, except the members in {@code decided}. */
    void learn(int number, byte[] stored, Set<String> decided) {
        if (plausible != null) {
            plausible.learn(number, stored, decided);
        }
    }
}

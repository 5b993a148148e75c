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

/** What the instances of one resource are made from: first its example where there is one, then what is believable. */
final class InstanceSources {
    private final List<Document> examples;
    private final UniqueNames unique;
    private final @Nullable PlausibleInstances believable;

    InstanceSources(ResourceShape shape, ValueGenerators sayings, int instances) {
        ObjectSchema type = SchemaShape.object(shape.type());
        this.examples = shape.type().notes().examples();
        this.unique = new UniqueNames(shape);
        this.believable = type == null ? null : new PlausibleInstances(type, shape.name(), sayings, instances);
    }

    /** What the instance with that number is made from. */
    Document next(int number, Dice dice) {
        return unique.apart(
                number == 0 && !examples.isEmpty() && examples.get(0).isObject()
                        ? examples.get(0)
                        : generated(number, dice));
    }

    private Document generated(int number, Dice dice) {
        return believable == null ? Document.EMPTY_OBJECT : believable.instance(dice, number);
    }

    /** The members of the last one that hold already what will be stored. */
    Set<String> settled() {
        return believable == null ? Collections.emptySet() : believable.settled();
    }

    /** Learns what the last one has become, but for what was decided elsewhere. */
    void learn(int number, byte[] stored, Set<String> decided) {
        if (believable != null) {
            believable.learn(number, stored, decided);
        }
    }
}

package dev.ectype.runtime.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Notes;
import dev.ectype.runtime.schema.keyword.XmlNotes;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that records with a written equality compare all of their components. */
class WrittenEqualityTest {
    static Stream<Class<? extends Record>> records() {
        return Stream.of(TextSchema.class, Notes.class, NamedSchema.class);
    }

    @ParameterizedTest
    @MethodSource("records")
    void everyComponentCounts(Class<? extends Record> type) throws ReflectiveOperationException {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Constructor<? extends Record> constructor = type.getDeclaredConstructor(types);
        Object[] values = Arrays.stream(types).map(each -> value(each, false)).toArray();
        Record record = constructor.newInstance(values);

        assertThat(constructor.newInstance(values)).isEqualTo(record).hasSameHashCodeAs(record);
        for (int index = 0; index < components.length; index++) {
            Object[] changed = values.clone();
            changed[index] = value(types[index], true);
            assertThat(constructor.newInstance(changed))
                    .as(components[index].getName())
                    .isNotEqualTo(record);
        }
    }

    private static Object value(Class<?> type, boolean other) {
        if (type == boolean.class) {
            return other;
        }
        if (type == int.class) {
            return other ? 7 : 3;
        }
        if (type == String.class) {
            return other ? "pear" : "plum";
        }
        if (type == Document.class) {
            return Document.of(other ? "pear" : "plum");
        }
        if (type == List.class) {
            return other ? List.of() : EMPTY_OF_ANY;
        }
        if (type == Notes.class) {
            return other ? Notes.NONE : new Notes(true, false, null, List.of(), XmlNotes.NONE);
        }
        if (type == XmlNotes.class) {
            return other ? XmlNotes.NONE : new XmlNotes("pear", null, null, true, false);
        }
        if (type == Schema.class) {
            return other ? AnySchema.ANY : NoneSchema.NONE;
        }
        if (type == DeclaredTypes.class) {
            return other ? OTHER : SOME;
        }
        throw new IllegalArgumentException("no values of " + type + " are known here; add some");
    }

    private static final DeclaredTypes SOME = DeclaredTypes.of(null);
    private static final DeclaredTypes OTHER = DeclaredTypes.of(Document.EMPTY_OBJECT);
    private static final List<?> EMPTY_OF_ANY = List.of(Document.NULL);
}

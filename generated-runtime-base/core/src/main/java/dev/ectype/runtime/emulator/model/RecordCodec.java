package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import org.jspecify.annotations.Nullable;

/** Converts records to JSON objects and back. */
final class RecordCodec {
    private static final ClassValue<RecordCodec> SHAPES = new ClassValue<>() {
        @Override
        protected RecordCodec computeValue(Class<?> type) {
            return new RecordCodec(type);
        }
    };

    private final Class<?> type;
    private final RecordComponent[] components;
    private final String[] names;
    private final Constructor<?> constructor;

    private RecordCodec(Class<?> type) {
        this.type = type;
        components = type.getRecordComponents();
        names = new String[components.length];
        Class<?>[] types = new Class<?>[components.length];
        for (int index = 0; index < components.length; index++) {
            names[index] = JavaToJsonNames.of(type, components[index], components[index].getName());
            types[index] = components[index].getType();
        }
        try {
            constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            for (RecordComponent component : components) {
                component.getAccessor().setAccessible(true);
            }
        } catch (NoSuchMethodException impossible) {
            throw new IllegalStateException(type.getName() + " lacks its canonical constructor", impossible);
        }
    }

    static RecordCodec of(Class<?> type) {
        return SHAPES.get(type);
    }

    Object read(Document document) {
        @Nullable Object[] values = new Object[components.length];
        for (int index = 0; index < values.length; index++) {
            values[index] = read(document, index);
        }
        try {
            return constructor.newInstance(values);
        } catch (InstantiationException | IllegalAccessException impossible) {
            throw new IllegalStateException("cannot create a " + type.getName(), impossible);
        } catch (InvocationTargetException refused) {
            throw new IllegalArgumentException("cannot view the document as " + type.getName(), refused.getCause());
        }
    }

    private @Nullable Object read(Document document, int index) {
        try {
            return DocumentCodec.read(document.member(names[index]), components[index].getGenericType());
        } catch (BadMappedValue inside) {
            throw inside.in(names[index]);
        }
    }

    /** Writes a record as an object without its null components. */
    void write(Record value, JsonWriter out) {
        out.beginObject();
        for (int index = 0; index < names.length; index++) {
            Object member = component(value, index);
            if (member != null) {
                out.name(names[index]);
                DocumentCodec.write(member, out);
            }
        }
        out.endObject();
    }

    private @Nullable Object component(Record value, int index) {
        try {
            return components[index].getAccessor().invoke(value);
        } catch (IllegalAccessException | InvocationTargetException failed) {
            throw new IllegalStateException("cannot read " + names[index] + " of " + type.getName(), failed);
        }
    }
}

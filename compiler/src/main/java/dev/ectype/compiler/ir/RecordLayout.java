package dev.ectype.compiler.ir;

import dev.ectype.compiler.collection.OrderedMaps;
import dev.ectype.compiler.collection.SealedVariants;
import dev.ectype.compiler.json.JsonName;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Describes the components of one record class, looked up once. */
final class RecordLayout {
    /** The index that represents the kind among the components. */
    static final int KIND = -1;

    private static final Map<Class<?>, RecordLayout> KNOWN = new ConcurrentHashMap<>();

    private final Class<?> record;
    private final RecordComponent[] components;
    private final String[] names;
    private final Method[] accessors;
    private final @Nullable Object[] defaults;
    private final Constructor<?> constructor;
    private final @Nullable String kind;
    private final int[] sorted;

    private RecordLayout(Class<?> record) {
        this.record = record;
        components = record.getRecordComponents();
        names = Arrays.stream(components).map(RecordLayout::nameOf).toArray(String[]::new);
        accessors = Arrays.stream(components).map(RecordComponent::getAccessor).toArray(Method[]::new);
        defaults = Arrays.stream(components)
                .map(component -> defaultOf(component.getType()))
                .toArray();
        constructor = constructorOf(record, components);
        kind = kindOf(record);
        sorted = sort();
    }

    static RecordLayout of(Class<?> record) {
        return KNOWN.computeIfAbsent(record, RecordLayout::new);
    }

    /** Returns the layout of the variant of a sealed type with a {@code kind}. */
    static RecordLayout variant(Class<?> sealed, String kind) {
        for (Class<?> variant : SealedVariants.of(sealed)) {
            if (kind.equals(kindOf(variant))) {
                return of(variant);
            }
        }
        throw new IllegalArgumentException("unknown kind of " + sealed.getSimpleName() + ": " + kind);
    }

    /** Returns the value of an absent member: the {@code NONE} of its type, else empty, false or null. */
    static @Nullable Object defaultOf(Class<?> type) {
        if (type == List.class) {
            return List.of();
        }
        if (type == Map.class) {
            return OrderedMaps.copyOf(new java.util.LinkedHashMap<>());
        }
        if (type == boolean.class) {
            return false;
        }
        return type == int.class ? (Object) 0 : none(type);
    }

    @Nullable
    String kind() {
        return kind;
    }

    int size() {
        return names.length;
    }

    String name(int index) {
        return names[index];
    }

    Type type(int index) {
        return components[index].getGenericType();
    }

    /** Returns the component indexes in the order of their names, including {@link #KIND}. */
    int[] sorted() {
        return sorted;
    }

    private int[] sort() {
        Map<String, Integer> places = new TreeMap<>();
        if (kind != null) {
            places.put("kind", KIND);
        }
        for (int index = 0; index < names.length; index++) {
            places.put(names[index], index);
        }
        return places.values().stream().mapToInt(Integer::intValue).toArray();
    }

    boolean isName() {
        return names.length == 1 && names[0].equals("value") && components[0].getType() == String.class;
    }

    boolean isDefault(int index, @Nullable Object value) {
        return value == null || value.equals(defaults[index]);
    }

    @Nullable
    Object value(Record described, int index) {
        try {
            return accessors[index].invoke(described);
        } catch (IllegalAccessException | InvocationTargetException broken) {
            throw new IllegalStateException("cannot read " + record + "." + names[index], broken);
        }
    }

    Object create(@Nullable Object[] values) {
        try {
            return constructor.newInstance(values);
        } catch (InvocationTargetException refused) {
            throw new IllegalArgumentException(record.getSimpleName() + " rejects " + Arrays.toString(values), refused);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException("cannot create " + record, broken);
        }
    }

    private static @Nullable Object none(Class<?> type) {
        try {
            return type.isRecord() ? type.getField("NONE").get(null) : null;
        } catch (NoSuchFieldException absent) {
            return null;
        } catch (IllegalAccessException broken) {
            throw new IllegalStateException("cannot read NONE of " + type, broken);
        }
    }

    private static String nameOf(RecordComponent component) {
        JsonName name = component.getAnnotation(JsonName.class);
        return name == null ? component.getName() : name.value();
    }

    private static @Nullable String kindOf(Class<?> record) {
        for (Class<?> parent : record.getInterfaces()) {
            if (parent.isSealed()) {
                JsonName kind = record.getAnnotation(JsonName.class);
                return kind == null ? decapitalized(stripped(record.getSimpleName())) : kind.value();
            }
        }
        return null;
    }

    private static String stripped(String name) {
        for (String suffix : List.of("Type", "Binding")) {
            if (name.endsWith(suffix) && name.length() > suffix.length()) {
                return name.substring(0, name.length() - suffix.length());
            }
        }
        return name;
    }

    private static String decapitalized(String name) {
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    private static Constructor<?> constructorOf(Class<?> record, RecordComponent[] components) {
        try {
            return record.getDeclaredConstructor(
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
        } catch (NoSuchMethodException impossible) {
            throw new IllegalStateException("the record has no canonical constructor: " + record, impossible);
        }
    }
}

package dev.ectype.compiler.ir;

import dev.ectype.compiler.collection.OrderedMaps;
import dev.ectype.compiler.collection.SealedVariants;
import dev.ectype.compiler.json.JsonInline;
import dev.ectype.compiler.json.JsonName;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Describes the JSON members of one record class, looked up once. An inline component supplies several members. */
final class RecordLayout {
    /** The index that represents the kind among the components. */
    static final int KIND = -1;

    private static final Map<Class<?>, RecordLayout> KNOWN = new ConcurrentHashMap<>();

    private final Class<?> record;
    private final RecordComponent[] components;
    private final List<Member> members;
    private final Constructor<?> constructor;
    private final @Nullable String kind;
    private final int[] sorted;

    private RecordLayout(Class<?> record) {
        this.record = record;
        components = record.getRecordComponents();
        members = membersOf(record, List.of());
        constructor = constructorOf(record, components);
        kind = kindOf(record);
        sorted = sort();
    }

    /**
     * Describes a member.
     *
     * @param absent the value of an absent member
     * @param accessors the accessors that lead from the record to the value
     */
    private record Member(String name, Type type, @Nullable Object absent, List<Method> accessors) {}

    private static List<Member> membersOf(Class<?> record, List<Method> outer) {
        List<Member> members = new ArrayList<>();
        for (RecordComponent component : record.getRecordComponents()) {
            List<Method> accessors = new ArrayList<>(outer);
            accessors.add(component.getAccessor());
            if (isInline(component)) {
                members.addAll(membersOf(component.getType(), accessors));
            } else {
                members.add(new Member(
                        nameOf(component), component.getGenericType(), defaultOf(component.getType()), accessors));
            }
        }
        return List.copyOf(members);
    }

    private static boolean isInline(RecordComponent component) {
        return component.isAnnotationPresent(JsonInline.class);
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
        return members.size();
    }

    String name(int index) {
        return members.get(index).name();
    }

    Type type(int index) {
        return members.get(index).type();
    }

    /** Returns the member indexes in the order of their names, including {@link #KIND}. */
    int[] sorted() {
        return sorted;
    }

    private int[] sort() {
        Map<String, Integer> places = new TreeMap<>();
        if (kind != null) {
            places.put("kind", KIND);
        }
        for (int index = 0; index < members.size(); index++) {
            places.put(members.get(index).name(), index);
        }
        return places.values().stream().mapToInt(Integer::intValue).toArray();
    }

    boolean isName() {
        return members.size() == 1
                && members.get(0).name().equals("value")
                && members.get(0).type() == String.class;
    }

    boolean isDefault(int index, @Nullable Object value) {
        Object absent = members.get(index).absent();
        // Linking the equals method of a record takes milliseconds, so it is not called when the result is certain.
        return value == null || value == absent || absent != null && value.equals(absent);
    }

    @Nullable
    Object value(Record described, int index) {
        Object value = described;
        try {
            for (Method accessor : members.get(index).accessors()) {
                value = accessor.invoke(value);
            }
            return value;
        } catch (IllegalAccessException | InvocationTargetException broken) {
            throw new IllegalStateException(
                    "cannot read " + record + "." + members.get(index).name(), broken);
        }
    }

    /** Creates a record from the values of its members, in order. */
    Object create(@Nullable Object[] values) {
        return create(Arrays.asList(values).iterator());
    }

    private Object create(Iterator<@Nullable Object> given) {
        @Nullable Object[] values = new Object[components.length];
        for (int index = 0; index < values.length; index++) {
            RecordComponent component = components[index];
            values[index] = isInline(component) ? of(component.getType()).create(given) : given.next();
        }
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

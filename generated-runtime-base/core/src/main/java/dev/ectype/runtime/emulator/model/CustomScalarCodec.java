package dev.ectype.runtime.emulator.model;

import dev.ectype.runtime.json.Document;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Converts between texts or numbers and a Java class that the user mapped them to. */
final class CustomScalarCodec {
    private static final List<String> FACTORIES = List.of("parse", "fromString", "valueOf", "of", "create");
    private static final ClassValue<CustomScalarCodec> KNOWN = new ClassValue<>() {
        @Override
        protected CustomScalarCodec computeValue(Class<?> type) {
            return new CustomScalarCodec(type);
        }
    };

    private final Class<?> type;
    private final @Nullable MethodHandle factory;
    private final @Nullable MethodHandle maker;

    private CustomScalarCodec(Class<?> type) {
        this.type = type;
        factory = factory(type);
        maker = factory == null ? constructor(type) : factory;
    }

    /** Whether the user mapped a record or enum class. Mapped classes have a factory method for texts, unlike emitted ones. */
    static boolean isChosen(Class<?> type) {
        return !TextEnum.class.isAssignableFrom(type) && KNOWN.get(type).factory != null;
    }

    /** Converts a text or a number to an instance of a mapped class. */
    static Object read(Document document, Class<?> type) {
        return KNOWN.get(type).made(document);
    }

    private Object made(Document document) {
        MethodHandle way = maker;
        if (way == null) {
            throw new IllegalArgumentException("no document can be converted to " + type.getName()
                    + ": it has no public constructor with a String parameter, and no such static method named "
                    + String.join(", ", FACTORIES));
        }
        if (!document.isString() && !document.isNumber()) {
            throw new BadMappedValue(document, type);
        }
        try {
            return way.invoke(document.text());
        } catch (Error fault) {
            throw fault;
        } catch (Throwable refused) {
            throw new BadMappedValue(document, type);
        }
    }

    /** Converts a value to text. Times always include seconds, as JSON requires; Java omits seconds that are 0. */
    static String text(Object value) {
        if (value instanceof OffsetDateTime time) {
            return DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(time);
        }
        if (value instanceof ZonedDateTime time) {
            return DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(time);
        }
        if (value instanceof LocalDateTime time) {
            return DateTimeFormatter.ISO_LOCAL_DATE_TIME.format(time);
        }
        if (value instanceof OffsetTime time) {
            return DateTimeFormatter.ISO_OFFSET_TIME.format(time);
        }
        return value instanceof LocalTime time ? DateTimeFormatter.ISO_LOCAL_TIME.format(time) : value.toString();
    }

    private static @Nullable MethodHandle factory(Class<?> type) {
        for (String name : FACTORIES) {
            for (Class<?> text : List.of(String.class, CharSequence.class)) {
                try {
                    Method method = type.getMethod(name, text);
                    if (Modifier.isStatic(method.getModifiers()) && type.isAssignableFrom(method.getReturnType())) {
                        return MethodHandles.publicLookup().unreflect(method);
                    }
                } catch (NoSuchMethodException | IllegalAccessException another) {
                    continue;
                }
            }
        }
        return null;
    }

    private static @Nullable MethodHandle constructor(Class<?> type) {
        try {
            Constructor<?> constructor = type.getConstructor(String.class);
            return Modifier.isAbstract(type.getModifiers())
                    ? null
                    : MethodHandles.publicLookup().unreflectConstructor(constructor);
        } catch (NoSuchMethodException | IllegalAccessException none) {
            return null;
        }
    }
}

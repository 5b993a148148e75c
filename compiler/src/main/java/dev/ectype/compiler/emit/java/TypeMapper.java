package dev.ectype.compiler.emit.java;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.ConditionalType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.IntersectionType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NoneType;
import dev.ectype.compiler.ir.type.NotType;
import dev.ectype.compiler.ir.type.NullType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnevaluatedType;
import dev.ectype.compiler.ir.type.UnionType;
import dev.ectype.compiler.json.JsonText;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Maps the types of an API model to Java types. Objects become records and text enumerations become enums, each emitted
 * once per shape. Types without a Java form (unions, open objects) remain JSON documents.
 */
public final class TypeMapper {
    /**
     * Describes a type with a class. {@code origin} is its name in the description, or empty for an inline type.
     */
    public record Declared(ClassName name, TypeRef type, String origin) {}

    private static final int DEEPEST_ALIAS = 20;
    private static final int MOST_MEMBERS = 5_000;
    private static final int LONGEST_NAME = 1_000;

    private final Api api;
    private final String packageName;
    private final JavaNames names;
    private final TypeMappings mappings;
    private final Map<Object, Declared> declared = new LinkedHashMap<>();
    private final Deque<Declared> unread = new ArrayDeque<>();
    private final Cases<TypeRef, TypeName> table = cases();
    private final Map<dev.ectype.compiler.ir.type.TypeName, ClassName> classes = new LinkedHashMap<>();
    private final Set<ClassName> objects = new LinkedHashSet<>();
    private final Set<dev.ectype.compiler.ir.type.TypeName> open = new LinkedHashSet<>();
    private final Map<ClassName, Deque<Declared>> nested = new LinkedHashMap<>();
    private final Map<ClassName, JavaNames> nestedNames = new LinkedHashMap<>();
    private final TypeUses uses;
    private SuggestedName context = SuggestedName.of("");

    /** Reserves the class names of all declared types first, so that no inline type takes them. */
    public TypeMapper(ApiModel model, String packageName, JavaNames names, TypeMappings mappings) {
        this.api = model.api();
        this.uses = new TypeUses(model);
        this.packageName = packageName;
        this.names = names;
        this.mappings = mappings;
        api.types().forEach((name, type) -> {
            if (type instanceof ObjectType || type instanceof EnumType) {
                classes.put(name, ClassName.get(packageName, names.type(name.value())));
            }
        });
    }

    /** Returns the Java type of values of {@code type}. {@code suggested} names a type that is declared inline. */
    public TypeName map(TypeRef type, SuggestedName suggested) {
        SuggestedName outer = context;
        context = suggested;
        try {
            return table.apply(type);
        } finally {
            context = outer;
        }
    }

    /** Returns the emitted record for {@code type}, or null if it has none. */
    public @Nullable ClassName recordOf(@Nullable TypeRef type, SuggestedName suggested) {
        if (type == null) {
            return null;
        }
        return map(type, suggested) instanceof ClassName name && objects.contains(name) ? name : null;
    }

    /** Returns whether an object becomes a record. */
    public boolean isRecord(ObjectType type) {
        return !type.members().isEmpty() && !isBeyondClasses(type);
    }

    /** Returns the next declared type to emit inside a file, or null. Emitting a type may declare more. */
    public @Nullable Declared nextInside(ClassName file) {
        Deque<Declared> inside = nested.get(file);
        return inside == null ? null : inside.poll();
    }

    /** Returns the next declared type to emit in a file of its own, or null. Emitting a type may declare more. */
    public @Nullable Declared next() {
        return unread.poll();
    }

    /** Resolves aliases and drops nullability. */
    public TypeRef bare(TypeRef type) {
        TypeRef bare = type;
        for (int depth = 0; depth < DEEPEST_ALIAS; depth++) {
            if (bare instanceof NullableType nullable) {
                bare = nullable.type();
            } else if (bare instanceof NamedType named) {
                bare = api.types().getOrDefault(named.name(), AnyType.ANY);
            } else {
                return bare;
            }
        }
        return AnyType.ANY;
    }

    private Cases<TypeRef, TypeName> cases() {
        return Cases.<TypeRef, TypeName>of(TypeRef.class)
                .on(AnyType.class, type -> RuntimeTypes.DOCUMENT)
                .on(NoneType.class, type -> RuntimeTypes.DOCUMENT)
                .on(NullType.class, type -> RuntimeTypes.DOCUMENT)
                .on(UnionType.class, type -> RuntimeTypes.DOCUMENT)
                .on(IntersectionType.class, type -> RuntimeTypes.DOCUMENT)
                .on(NotType.class, type -> RuntimeTypes.DOCUMENT)
                .on(ConditionalType.class, type -> RuntimeTypes.DOCUMENT)
                .on(UnevaluatedType.class, type -> RuntimeTypes.DOCUMENT)
                .on(BooleanType.class, type -> TypeName.BOOLEAN)
                .on(NumberType.class, type -> chosen(type, number(type)))
                .on(TextType.class, type -> chosen(type, ClassName.get(String.class)))
                .on(ArrayType.class, this::array)
                .on(ObjectType.class, type -> object(type, type, context))
                .on(EnumType.class, type -> enumeration(type, type, context))
                .on(NullableType.class, type -> map(type.type(), context).box())
                .on(NamedType.class, this::named)
                .exhaustive();
    }

    private TypeName chosen(TypeRef type, TypeName usual) {
        ClassName chosen = mappings.of(type);
        return chosen == null ? usual : chosen;
    }

    /**
     * Maps a type like {@link #map} but without the users' mappings. Operations use values as they stand in documents.
     */
    public TypeName plain(TypeRef type, SuggestedName suggested) {
        TypeRef bare = bare(type);
        if (bare instanceof TextType) {
            return ClassName.get(String.class);
        }
        return bare instanceof NumberType number ? number(number) : map(type, suggested);
    }

    private static TypeName number(NumberType type) {
        if (!type.integer()) {
            return TypeName.DOUBLE;
        }
        return "int32".equals(type.format()) ? TypeName.INT : TypeName.LONG;
    }

    private TypeName array(ArrayType type) {
        TypeName items = map(type.items(), context.item()).box();
        return ParameterizedTypeName.get(
                ClassName.get(List.class), items instanceof ArrayTypeName ? RuntimeTypes.DOCUMENT : items);
    }

    private TypeName named(NamedType type) {
        TypeRef target = bare(type);
        String name = type.name().value();
        SuggestedName suggested = new SuggestedName(name, context.owner(), name);
        if (target instanceof ObjectType object && target == api.types().get(type.name())) {
            return once(object, type.name(), suggested);
        }
        if (target instanceof EnumType listed && target == api.types().get(type.name())) {
            return enumeration(listed, type.name(), suggested);
        }
        if (target instanceof ArrayType) {
            return RuntimeTypes.DOCUMENT;
        }
        return map(target, suggested);
    }

    /** Maps a declared object. A map type that contains itself becomes a document, because Java cannot express it. */
    private TypeName once(ObjectType type, dev.ectype.compiler.ir.type.TypeName name, SuggestedName suggested) {
        if (!open.add(name)) {
            return RuntimeTypes.DOCUMENT;
        }
        try {
            return object(type, name, suggested);
        } finally {
            open.remove(name);
        }
    }

    private TypeName object(ObjectType type, Object key, SuggestedName suggested) {
        if (isBeyondClasses(type)) {
            return RuntimeTypes.DOCUMENT;
        }
        if (type.members().isEmpty()) {
            boolean open = !(type.additional() instanceof AnyType) && !(type.additional() instanceof NoneType);
            return open
                    ? ParameterizedTypeName.get(
                            ClassName.get(Map.class),
                            ClassName.get(String.class),
                            map(type.additional(), suggested.value()).box())
                    : RuntimeTypes.DOCUMENT;
        }
        return hasClass(key, suggested) ? declare(type, key, suggested) : RuntimeTypes.DOCUMENT;
    }

    /** Returns whether a type has a class: a method names it, or it is near the operations. */
    private boolean hasClass(Object key, SuggestedName suggested) {
        return suggested.owner() == null || declared.containsKey(key) || uses.isNear(key);
    }

    /** Returns whether an object is too large for a class file or for readers of a class. */
    private static boolean isBeyondClasses(ObjectType type) {
        return type.members().size() > MOST_MEMBERS
                || type.members().stream().anyMatch(member -> member.name().length() > LONGEST_NAME);
    }

    private TypeName enumeration(EnumType type, Object key, SuggestedName suggested) {
        boolean texts = type.values().stream().allMatch(JsonText.class::isInstance);
        if (!texts) {
            return RuntimeTypes.DOCUMENT;
        }
        return type.values().size() < 2 || type.values().size() > 500 || !hasClass(key, suggested)
                ? ClassName.get(String.class)
                : declare(type, key, suggested);
    }

    private ClassName declare(TypeRef type, Object key, SuggestedName suggested) {
        Declared known = declared.get(key);
        if (known == null) {
            ClassName reserved = key instanceof dev.ectype.compiler.ir.type.TypeName name ? classes.get(name) : null;
            ClassName name = reserved == null ? inline(type, suggested) : reserved;
            known = new Declared(name, type, reserved == null ? "" : key.toString());
            declared.put(key, known);
            if (type instanceof ObjectType) {
                objects.add(name);
            }
            if (name.enclosingClassName() == null) {
                unread.add(known);
            } else {
                nested.computeIfAbsent(name.topLevelClassName(), file -> new ArrayDeque<>())
                        .add(known);
            }
        }
        return known.name();
    }

    /** Returns the class of an inline type: inside the file of the only type that contains it, or a file of its own. */
    private ClassName inline(TypeRef type, SuggestedName suggested) {
        ClassName owner = suggested.owner();
        if (owner == null || !uses.isPart(type)) {
            return ClassName.get(packageName, names.type(suggested.name()));
        }
        ClassName file = owner.topLevelClassName();
        JavaNames inside = nestedNames.computeIfAbsent(file, name -> new JavaNames());
        String plain = suggested.member();
        boolean isFree = names.isFree(plain) && inside.isFree(plain);
        return file.nestedClass(inside.type(isFree ? plain : owner.simpleName() + plain));
    }
}

package dev.ectype.compiler.ingest.graphql;

import graphql.language.FieldDefinition;
import graphql.language.ImplementingTypeDefinition;
import graphql.language.InputValueDefinition;
import graphql.language.InterfaceTypeDefinition;
import graphql.language.ListType;
import graphql.language.NonNullType;
import graphql.language.ObjectTypeDefinition;
import graphql.language.Type;
import graphql.language.TypeDefinition;
import graphql.language.UnionTypeDefinition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Lets types have what the interfaces promise that they say they are. */
final class Promises {
    private final Map<String, TypeDefinition<?>> types;
    private final Oddities oddities;

    Promises(Map<String, TypeDefinition<?>> types, Oddities oddities) {
        this.types = types;
        this.oddities = oddities;
    }

    /** All types by name. */
    Map<String, TypeDefinition<?>> kept() {
        Map<String, TypeDefinition<?>> kept = new LinkedHashMap<>();
        types.forEach((name, type) -> kept.put(name, kept(type)));
        return kept;
    }

    private TypeDefinition<?> kept(TypeDefinition<?> type) {
        if (type instanceof ObjectTypeDefinition object
                && !object.getImplements().isEmpty()) {
            Map<String, Type<?>> faces = faces(object);
            List<FieldDefinition> fields = fields(object, faces);
            return object.transform(changed -> changed.implementz(raw(faces)).fieldDefinitions(fields));
        }
        if (type instanceof InterfaceTypeDefinition general
                && !general.getImplements().isEmpty()) {
            Map<String, Type<?>> faces = faces(general);
            List<FieldDefinition> fields = fields(general, faces);
            return general.transform(changed -> changed.implementz(raw(faces)).definitions(fields));
        }
        return type;
    }

    @SuppressWarnings("rawtypes")
    private static List<Type> raw(Map<String, Type<?>> faces) {
        return new ArrayList<>(faces.values());
    }

    /** Its interfaces, and those that they are themselves. */
    private Map<String, Type<?>> faces(ImplementingTypeDefinition<?> type) {
        Map<String, Type<?>> faces = new LinkedHashMap<>();
        gather(type, faces);
        faces.remove(type.getName());
        return faces;
    }

    private void gather(ImplementingTypeDefinition<?> type, Map<String, Type<?>> faces) {
        for (Type<?> face : type.getImplements()) {
            String name = Written.of(face).name();
            boolean fresh = faces.putIfAbsent(name, face) == null;
            if (fresh && types.get(name) instanceof InterfaceTypeDefinition general) {
                gather(general, faces);
            }
        }
    }

    private List<FieldDefinition> fields(ImplementingTypeDefinition<?> type, Map<String, Type<?>> faces) {
        Map<String, FieldDefinition> fields = new LinkedHashMap<>();
        type.getFieldDefinitions().forEach(field -> fields.put(field.getName(), field));
        for (String face : faces.keySet()) {
            if (types.get(face) instanceof InterfaceTypeDefinition general) {
                for (FieldDefinition promised : general.getFieldDefinitions()) {
                    FieldDefinition own = fields.get(promised.getName());
                    fields.put(promised.getName(), own == null ? missing(type, promised) : kept(type, own, promised));
                }
            }
        }
        return new ArrayList<>(fields.values());
    }

    private FieldDefinition missing(ImplementingTypeDefinition<?> type, FieldDefinition promised) {
        oddities.report(
                "`" + type.getName() + "` lacks `" + promised.getName() + "` of an interface, and gets it",
                type,
                "Declare the field there, too.");
        return promised;
    }

    private FieldDefinition kept(ImplementingTypeDefinition<?> type, FieldDefinition own, FieldDefinition promised) {
        boolean fits = fits(own.getType(), promised.getType());
        if (!fits) {
            oddities.report(
                    "`" + type.getName() + "." + own.getName()
                            + "` is of another type than an interface says, and is taken for what that says",
                    own,
                    "Give it the type of the interface, or one that is that.");
        }
        List<InputValueDefinition> arguments = arguments(own, promised);
        return own.transform(changed ->
                changed.type(fits ? own.getType() : promised.getType()).inputValueDefinitions(arguments));
    }

    /** The arguments of the interface are there as it says, and further ones need not be told. */
    private static List<InputValueDefinition> arguments(FieldDefinition own, FieldDefinition promised) {
        Map<String, InputValueDefinition> arguments = new LinkedHashMap<>();
        for (InputValueDefinition argument : own.getInputValueDefinitions()) {
            boolean told = argument.getType() instanceof NonNullType && argument.getDefaultValue() == null;
            arguments.put(
                    argument.getName(),
                    told ? argument.transform(changed -> changed.type(Written.inside(argument.getType()))) : argument);
        }
        promised.getInputValueDefinitions().forEach(argument -> arguments.put(argument.getName(), argument));
        return new ArrayList<>(arguments.values());
    }

    private boolean fits(@Nullable Type<?> own, @Nullable Type<?> promised) {
        if (own == null || promised == null) {
            return false;
        }
        if (promised instanceof NonNullType) {
            return own instanceof NonNullType && fits(Written.inside(own), Written.inside(promised));
        }
        if (own instanceof NonNullType) {
            return fits(Written.inside(own), promised);
        }
        if (own instanceof ListType || promised instanceof ListType) {
            return own instanceof ListType
                    && promised instanceof ListType
                    && fits(Written.inside(own), Written.inside(promised));
        }
        return is(Written.of(own).name(), Written.of(promised).name());
    }

    private boolean is(String own, String promised) {
        if (own.equals(promised)) {
            return true;
        }
        if (types.get(promised) instanceof UnionTypeDefinition union) {
            return union.getMemberTypes().stream()
                    .anyMatch(member -> Written.of(member).name().equals(own));
        }
        return types.get(own) instanceof ImplementingTypeDefinition<?> implementing
                && faces(implementing).containsKey(promised);
    }
}

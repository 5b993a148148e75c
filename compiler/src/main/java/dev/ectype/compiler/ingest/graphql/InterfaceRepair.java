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

/** Adds the fields that types must have for the interfaces they implement. */
final class InterfaceRepair {
    /** Bounds the total number of interface fields, counted once for each implementing type. */
    private static final int MOST_FIELDS = 1_000_000;

    private final Map<String, TypeDefinition<?>> types;
    private final SchemaWarnings oddities;
    private final InterfaceIndex interfaces;
    private int checked;

    InterfaceRepair(Map<String, TypeDefinition<?>> types, SchemaWarnings oddities) {
        this.types = types;
        this.interfaces = new InterfaceIndex(types);
        this.oddities = oddities;
    }

    /** Returns all types by name, or null after reporting too many interfaces. */
    @Nullable
    Map<String, TypeDefinition<?>> conforming() {
        Map<String, TypeDefinition<?>> conforming = new LinkedHashMap<>();
        for (Map.Entry<String, TypeDefinition<?>> type : types.entrySet()) {
            conforming.put(type.getKey(), conforming(type.getValue()));
            if (interfaces.isExceeded() || checked > MOST_FIELDS) {
                reportTooMany(type.getValue());
                return null;
            }
        }
        return conforming;
    }

    private void reportTooMany(TypeDefinition<?> last) {
        String limit = interfaces.isExceeded()
                ? "implement more than " + InterfaceIndex.MOST + " interfaces, or inherit one on more than "
                        + InterfaceIndex.MOST_MET + " ways"
                : "implement interfaces with more than " + MOST_FIELDS + " fields";
        oddities.tooLarge(
                "the types " + limit + " in total; `" + last.getName() + "` exceeds the limit",
                last,
                "Make `" + last.getName() + "` and other types implement fewer interfaces.");
    }

    private TypeDefinition<?> conforming(TypeDefinition<?> type) {
        if (type instanceof ObjectTypeDefinition object
                && !object.getImplements().isEmpty()) {
            Map<String, Type<?>> faces = interfaces.of(object);
            List<FieldDefinition> fields = fields(object, faces);
            return object.transform(changed -> changed.implementz(raw(faces)).fieldDefinitions(fields));
        }
        if (type instanceof InterfaceTypeDefinition general
                && !general.getImplements().isEmpty()) {
            Map<String, Type<?>> faces = interfaces.of(general);
            List<FieldDefinition> fields = fields(general, faces);
            return general.transform(changed -> changed.implementz(raw(faces)).definitions(fields));
        }
        return type;
    }

    @SuppressWarnings("rawtypes")
    private static List<Type> raw(Map<String, Type<?>> faces) {
        return new ArrayList<>(faces.values());
    }

    private List<FieldDefinition> fields(ImplementingTypeDefinition<?> type, Map<String, Type<?>> faces) {
        Map<String, FieldDefinition> fields = new LinkedHashMap<>();
        type.getFieldDefinitions().forEach(field -> fields.put(field.getName(), field));
        for (String face : faces.keySet()) {
            if (types.get(face) instanceof InterfaceTypeDefinition general && checked <= MOST_FIELDS) {
                checked += general.getFieldDefinitions().size();
                for (FieldDefinition promised : general.getFieldDefinitions()) {
                    FieldDefinition own = fields.get(promised.getName());
                    fields.put(
                            promised.getName(),
                            own == null ? missing(type, promised) : conforming(type, own, promised));
                }
            }
        }
        return new ArrayList<>(fields.values());
    }

    private FieldDefinition missing(ImplementingTypeDefinition<?> type, FieldDefinition promised) {
        oddities.report(
                "`" + type.getName() + "` lacks the field `" + promised.getName()
                        + "` of an interface; the field is added",
                type,
                "Declare the field in the type.");
        return promised;
    }

    private FieldDefinition conforming(
            ImplementingTypeDefinition<?> type, FieldDefinition own, FieldDefinition promised) {
        boolean fits = fits(own.getType(), promised.getType());
        if (!fits) {
            oddities.report(
                    "`" + type.getName() + "." + own.getName()
                            + "` has another type than in an interface; the type of the interface is used",
                    own,
                    "Use the type of the interface or a subtype.");
        }
        boolean bare = own.getInputValueDefinitions().isEmpty()
                && promised.getInputValueDefinitions().isEmpty();
        if (fits && bare) {
            return own;
        }
        List<InputValueDefinition> arguments = arguments(own, promised);
        return own.transform(changed ->
                changed.type(fits ? own.getType() : promised.getType()).inputValueDefinitions(arguments));
    }

    /** Merges the arguments of a field and its interface field. Further required arguments become optional. */
    private static List<InputValueDefinition> arguments(FieldDefinition own, FieldDefinition promised) {
        Map<String, InputValueDefinition> arguments = new LinkedHashMap<>();
        for (InputValueDefinition argument : own.getInputValueDefinitions()) {
            boolean isRequired = argument.getType() instanceof NonNullType && argument.getDefaultValue() == null;
            arguments.put(
                    argument.getName(),
                    isRequired
                            ? argument.transform(changed -> changed.type(TypeUse.inside(argument.getType())))
                            : argument);
        }
        promised.getInputValueDefinitions().forEach(argument -> arguments.put(argument.getName(), argument));
        return new ArrayList<>(arguments.values());
    }

    private boolean fits(@Nullable Type<?> own, @Nullable Type<?> promised) {
        if (own == null || promised == null) {
            return false;
        }
        if (promised instanceof NonNullType) {
            return own instanceof NonNullType && fits(TypeUse.inside(own), TypeUse.inside(promised));
        }
        if (own instanceof NonNullType) {
            return fits(TypeUse.inside(own), promised);
        }
        if (own instanceof ListType || promised instanceof ListType) {
            return own instanceof ListType
                    && promised instanceof ListType
                    && fits(TypeUse.inside(own), TypeUse.inside(promised));
        }
        return is(TypeUse.of(own).name(), TypeUse.of(promised).name());
    }

    private boolean is(String own, String promised) {
        if (own.equals(promised)) {
            return true;
        }
        if (types.get(promised) instanceof UnionTypeDefinition union) {
            return union.getMemberTypes().stream()
                    .anyMatch(member -> TypeUse.of(member).name().equals(own));
        }
        return types.get(own) instanceof ImplementingTypeDefinition<?> implementing
                && interfaces.of(implementing).containsKey(promised);
    }
}

package dev.ectype.compiler.ingest.graphql;

import graphql.language.Directive;
import graphql.language.EnumTypeDefinition;
import graphql.language.EnumValueDefinition;
import graphql.language.FieldDefinition;
import graphql.language.InputObjectTypeDefinition;
import graphql.language.InputValueDefinition;
import graphql.language.InterfaceTypeDefinition;
import graphql.language.NamedNode;
import graphql.language.Node;
import graphql.language.ObjectTypeDefinition;
import graphql.language.ScalarTypeDefinition;
import graphql.language.Type;
import graphql.language.TypeDefinition;
import graphql.language.UnionTypeDefinition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Merges a type declaration with its extensions. */
final class ExtensionMerger {
    /** Other directives are for servers, and introspection omits them. */
    private static final List<String> INTROSPECTED = List.of("deprecated", "specifiedBy", "oneOf");

    private final SchemaWarnings oddities;

    ExtensionMerger(SchemaWarnings oddities) {
        this.oddities = oddities;
    }

    TypeDefinition<?> merge(TypeDefinition<?> first, List<TypeDefinition<?>> extensions) {
        List<TypeDefinition<?>> parts = new ArrayList<>(List.of(first));
        extensions.stream().filter(extension -> extension != first).forEach(parts::add);
        if (first instanceof ObjectTypeDefinition) {
            return object(first.getName(), of(ObjectTypeDefinition.class, parts));
        }
        if (first instanceof InterfaceTypeDefinition) {
            return general(first.getName(), of(InterfaceTypeDefinition.class, parts));
        }
        if (first instanceof UnionTypeDefinition) {
            return union(first.getName(), of(UnionTypeDefinition.class, parts));
        }
        if (first instanceof EnumTypeDefinition) {
            return constants(first.getName(), of(EnumTypeDefinition.class, parts));
        }
        return first instanceof InputObjectTypeDefinition
                ? input(first.getName(), of(InputObjectTypeDefinition.class, parts))
                : scalar((ScalarTypeDefinition) first);
    }

    private <T extends TypeDefinition<?>> List<T> of(Class<T> kind, List<TypeDefinition<?>> parts) {
        List<T> same = new ArrayList<>();
        for (TypeDefinition<?> part : parts) {
            if (kind.isInstance(part)) {
                same.add(kind.cast(part));
            } else {
                oddities.report(
                        "`" + part.getName()
                                + "` is extended as another kind of type than it is declared; the extension is ignored",
                        part,
                        "Extend the type with the keyword of its declaration.");
            }
        }
        return same;
    }

    private TypeDefinition<?> object(String name, List<ObjectTypeDefinition> parts) {
        ObjectTypeDefinition first = parts.get(0);
        return ObjectTypeDefinition.newObjectTypeDefinition()
                .name(name)
                .description(first.getDescription())
                .sourceLocation(first.getSourceLocation())
                .implementz(types(all(parts, ObjectTypeDefinition::getImplements)))
                .fieldDefinitions(fields(name, all(parts, ObjectTypeDefinition::getFieldDefinitions)))
                .build();
    }

    private TypeDefinition<?> general(String name, List<InterfaceTypeDefinition> parts) {
        InterfaceTypeDefinition first = parts.get(0);
        return InterfaceTypeDefinition.newInterfaceTypeDefinition()
                .name(name)
                .description(first.getDescription())
                .sourceLocation(first.getSourceLocation())
                .implementz(types(all(parts, InterfaceTypeDefinition::getImplements)))
                .definitions(fields(name, all(parts, InterfaceTypeDefinition::getFieldDefinitions)))
                .build();
    }

    private static TypeDefinition<?> union(String name, List<UnionTypeDefinition> parts) {
        UnionTypeDefinition first = parts.get(0);
        return UnionTypeDefinition.newUnionTypeDefinition()
                .name(name)
                .description(first.getDescription())
                .sourceLocation(first.getSourceLocation())
                .memberTypes(types(all(parts, UnionTypeDefinition::getMemberTypes)))
                .build();
    }

    private TypeDefinition<?> constants(String name, List<EnumTypeDefinition> parts) {
        EnumTypeDefinition first = parts.get(0);
        List<EnumValueDefinition> values = once(name, all(parts, EnumTypeDefinition::getEnumValueDefinitions));
        return EnumTypeDefinition.newEnumTypeDefinition()
                .name(name)
                .description(first.getDescription())
                .sourceLocation(first.getSourceLocation())
                .enumValueDefinitions(values.stream()
                        .map(value -> value.transform(each -> each.directives(introspected(value.getDirectives()))))
                        .toList())
                .build();
    }

    private TypeDefinition<?> input(String name, List<InputObjectTypeDefinition> parts) {
        InputObjectTypeDefinition first = parts.get(0);
        return InputObjectTypeDefinition.newInputObjectDefinition()
                .name(name)
                .description(first.getDescription())
                .sourceLocation(first.getSourceLocation())
                .directives(introspected(first.getDirectives()))
                .inputValueDefinitions(values(name, all(parts, InputObjectTypeDefinition::getInputValueDefinitions)))
                .build();
    }

    private static TypeDefinition<?> scalar(ScalarTypeDefinition first) {
        return ScalarTypeDefinition.newScalarTypeDefinition()
                .name(first.getName())
                .description(first.getDescription())
                .sourceLocation(first.getSourceLocation())
                .directives(introspected(first.getDirectives()))
                .build();
    }

    private List<FieldDefinition> fields(String owner, List<FieldDefinition> fields) {
        return once(owner, fields).stream()
                .map(field -> field.transform(each -> each.directives(introspected(field.getDirectives()))
                        .inputValueDefinitions(
                                values(owner + "." + field.getName(), field.getInputValueDefinitions()))))
                .toList();
    }

    private List<InputValueDefinition> values(String owner, List<InputValueDefinition> values) {
        return once(owner, values).stream()
                .map(value -> value.transform(each -> each.directives(introspected(value.getDirectives()))))
                .toList();
    }

    private <T extends Node<?> & NamedNode<?>> List<T> once(String owner, List<T> named) {
        Map<String, T> once = new LinkedHashMap<>();
        for (T each : named) {
            if (once.putIfAbsent(each.getName(), each) != null) {
                oddities.repeated("`" + owner + "." + each.getName() + "`", each);
            }
        }
        return new ArrayList<>(once.values());
    }

    private static List<Directive> introspected(List<Directive> directives) {
        return directives.stream()
                .filter(directive -> INTROSPECTED.contains(directive.getName()))
                .toList();
    }

    @SuppressWarnings("rawtypes")
    private static List<Type> types(List<Type> types) {
        Map<String, Type> once = new LinkedHashMap<>();
        types.forEach(type -> once.putIfAbsent(TypeUse.of(type).name(), type));
        return new ArrayList<>(once.values());
    }

    private static <T, P> List<P> all(List<T> parts, Function<T, List<P>> of) {
        List<P> all = new ArrayList<>();
        parts.forEach(part -> all.addAll(of.apply(part)));
        return all;
    }
}

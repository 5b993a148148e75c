package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.ir.binding.GraphQlField.RootType;
import graphql.language.Definition;
import graphql.language.DirectiveDefinition;
import graphql.language.Document;
import graphql.language.ObjectTypeDefinition;
import graphql.language.OperationTypeDefinition;
import graphql.language.SDLExtensionDefinition;
import graphql.language.ScalarTypeDefinition;
import graphql.language.SchemaDefinition;
import graphql.language.TypeDefinition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Merges documents into one schema. Extensions extend their type, and of repeated declarations the first counts. */
final class SchemaMerger {
    private final SchemaWarnings oddities;
    private final Map<String, TypeDefinition<?>> first = new LinkedHashMap<>();
    private final Map<String, List<TypeDefinition<?>>> extensions = new LinkedHashMap<>();
    private final Map<String, DirectiveDefinition> directives = new LinkedHashMap<>();
    private final Map<RootType, String> roots = new LinkedHashMap<>();

    private SchemaMerger(SchemaWarnings oddities) {
        this.oddities = oddities;
    }

    /** Returns the merged schema, or null after reporting a too large schema. */
    static @Nullable SchemaDeclarations read(List<Document> documents, SchemaWarnings oddities) {
        SchemaMerger reader = new SchemaMerger(oddities);
        for (Document document : documents) {
            document.getDefinitions().forEach(reader::take);
        }
        return reader.declarations();
    }

    private void take(Definition<?> definition) {
        if (definition instanceof SchemaDefinition schema) {
            schema.getOperationTypeDefinitions().forEach(this::takeRoot);
        } else if (definition instanceof DirectiveDefinition directive) {
            if (directives.putIfAbsent(directive.getName(), directive) != null) {
                oddities.repeated("the directive `@" + directive.getName() + "`", directive);
            }
        } else if (definition instanceof TypeDefinition<?> type) {
            takeType(type);
        }
    }

    private void takeRoot(OperationTypeDefinition operation) {
        for (RootType root : RootType.values()) {
            if (root.name().toLowerCase(Locale.ROOT).equals(operation.getName())) {
                roots.putIfAbsent(root, operation.getTypeName().getName());
            }
        }
    }

    private void takeType(TypeDefinition<?> type) {
        if (type instanceof SDLExtensionDefinition) {
            extensions
                    .computeIfAbsent(type.getName(), name -> new ArrayList<>())
                    .add(type);
        } else if (SchemaDeclarations.isBuiltIn(type.getName())) {
            oddities.repeated("the type `" + type.getName() + "`", type);
        } else if (first.putIfAbsent(type.getName(), type) != null) {
            oddities.repeated("the type `" + type.getName() + "`", type);
        }
    }

    private @Nullable SchemaDeclarations declarations() {
        extensions.forEach((name, parts) -> first.putIfAbsent(name, parts.get(0)));
        ExtensionMerger merging = new ExtensionMerger(oddities);
        Map<String, TypeDefinition<?>> merged = new LinkedHashMap<>();
        first.forEach((name, type) -> merged.put(name, merging.merge(type, extensions.getOrDefault(name, List.of()))));
        for (RootType root : RootType.values()) {
            String usual = root.name().charAt(0) + root.name().substring(1).toLowerCase(Locale.ROOT);
            if (roots.isEmpty() || root == RootType.QUERY) {
                roots.putIfAbsent(root, usual);
            }
        }
        if (isDefault()) {
            addUsual(merged);
        }
        roots.values().removeIf(name -> !(merged.get(name) instanceof ObjectTypeDefinition));
        Map<String, TypeDefinition<?>> repaired = new VariantRepair(
                        new InputTypeRepair(merged, roots.values(), oddities).repaired(), oddities)
                .repaired();
        Map<String, TypeDefinition<?>> sided = new InterfaceRepair(repaired, oddities).conforming();
        if (sided == null) {
            return null;
        }
        for (String missing : UndeclaredTypes.in(sided, oddities)) {
            sided.put(missing, new ScalarTypeDefinition(missing));
        }
        return new SchemaDeclarations(sided, directives, roots);
    }

    /** Returns whether the query type has its default name. */
    private boolean isDefault() {
        return "Query".equals(roots.get(RootType.QUERY));
    }

    /** Adds the default root types for schemas that extend them without declaring them. */
    private void addUsual(Map<String, TypeDefinition<?>> merged) {
        addUsual(RootType.MUTATION, "Mutation", merged.get("Mutation"));
        addUsual(RootType.SUBSCRIPTION, "Subscription", merged.get("Subscription"));
    }

    private void addUsual(RootType root, String name, @Nullable TypeDefinition<?> type) {
        if (type instanceof ObjectTypeDefinition) {
            roots.putIfAbsent(root, name);
        }
    }
}

package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.ir.binding.GraphQlDeclarations.LinkInput;
import dev.ectype.compiler.ir.binding.GraphQlField.RootType;
import dev.ectype.compiler.ir.binding.GraphQlSchema.Link;
import graphql.language.FieldDefinition;
import graphql.language.InputObjectTypeDefinition;
import graphql.language.InputValueDefinition;
import graphql.language.TypeDefinition;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects the input objects that requests send in place of linked instances. */
final class InputDeclarations {
    private final SchemaDeclarations declarations;
    private final Set<String> links = new LinkedHashSet<>();
    private final Set<LinkInput> inputs = new LinkedHashSet<>();

    private InputDeclarations(SchemaDeclarations declarations, LinkResolver links) {
        this.declarations = declarations;
        links.all().stream().map(Link::field).forEach(this.links::add);
    }

    static List<LinkInput> of(SchemaDeclarations declarations, LinkResolver links) {
        InputDeclarations found = new InputDeclarations(declarations, links);
        for (TypeDefinition<?> type : declarations.types().values()) {
            if (type instanceof InputObjectTypeDefinition input) {
                found.add(type.getName(), input.getInputValueDefinitions());
            }
        }
        String root = String.valueOf(declarations.roots().get(RootType.MUTATION));
        for (FieldDefinition mutation : declarations.root(RootType.MUTATION)) {
            found.add(root, mutation.getInputValueDefinitions());
        }
        return List.copyOf(found.inputs);
    }

    private void add(String type, List<InputValueDefinition> values) {
        for (InputValueDefinition value : values) {
            TypeUse use = TypeUse.of(value.getType());
            if (!use.list() && declarations.isInput(use.name()) && links.contains(value.getName())) {
                inputs.add(new LinkInput(type, value.getName(), use.name()));
            }
        }
    }
}

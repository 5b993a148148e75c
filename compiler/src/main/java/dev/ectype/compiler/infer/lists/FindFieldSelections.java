package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.lexicon.SelectionWords;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.list.FieldSelection;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Recognises parameters such as {@code fields} that select the members of a reply, unless their description names another
 * effect.
 */
public final class FindFieldSelections implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            EndpointId operation = route.endpoint().id();
            for (Parameter parameter : route.endpoint().parameters()) {
                Proposal proposal = isFilter(draft.role(operation), parameter) ? null : selection(operation, parameter);
                if (proposal != null) {
                    proposals.add(proposal);
                }
            }
        }
        return proposals;
    }

    private @Nullable Proposal selection(EndpointId operation, Parameter parameter) {
        boolean excludes = SelectionWords.isExcluding(parameter.name());
        boolean possible = parameter.in() == Parameter.In.QUERY
                && isText(parameter.type())
                && (excludes || SelectionWords.isIncluding(parameter.name()));
        if (!possible) {
            return null;
        }
        FieldSelection selection = new FieldSelection(parameter.name(), excludes);
        EndpointChange change = new EndpointChange.AddFieldSelection(operation, selection);
        String description = parameter.description();
        if (description == null || description.isBlank()) {
            return proposal(change, 70, parameter.name() + " is a common name of a selection and has no description");
        }
        String choice = SelectionWords.choiceIn(description);
        return choice == null
                ? null
                : proposal(change, 85, "the description of " + parameter.name() + " contains \"" + choice + "\"");
    }

    private static boolean isText(TypeRef type) {
        TypeRef item = type instanceof ArrayType array ? array.items() : type;
        return item instanceof TextType || item instanceof EnumType || item instanceof AnyType;
    }

    private static boolean isFilter(@Nullable Role role, Parameter parameter) {
        return role instanceof Role.ListAll list
                && list.filters().stream().anyMatch(filter -> filter.parameter().equals(parameter.name()));
    }
}

package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.RelationshipChange;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.RemovalWords;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds flags such as {@code _destroy} with which a change of a parent removes an embedded child. */
public final class FindRemovalFlags implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<ResourceName, List<OperationRoute>> changes = new LinkedHashMap<>();
        for (OperationRoute route : draft.routes.all()) {
            if (draft.role(route.endpoint().id()) instanceof Role.Change change) {
                changes.computeIfAbsent(change.resource(), name -> new ArrayList<>())
                        .add(route);
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        for (Relationship relationship : draft.relationships()) {
            if (relationship.kind() == Relationship.Kind.PIECES) {
                List<OperationRoute> changing = changes.getOrDefault(relationship.from(), List.of());
                add(draft, relationship, changing, proposals);
            }
        }
        return proposals;
    }

    private void add(
            ModelDraft draft, Relationship relationship, List<OperationRoute> changing, List<Proposal> proposals) {
        for (OperationRoute route : changing) {
            Role role = draft.role(route.endpoint().id());
            String flag = role == null ? null : flag(draft, route, role.itemAt(), relationship);
            if (flag != null) {
                String evidence = "elements have the flag " + flag + " in the body of " + route.method() + " "
                        + route.path().key();
                proposals.add(
                        proposal(new RelationshipChange.AddRelationship(relationship.withRemoval(flag)), 80, evidence));
                return;
            }
        }
    }

    /** Returns the flag that the elements of the list have in the body, or null. */
    private static @Nullable String flag(
            ModelDraft draft, OperationRoute route, MemberPath itemAt, Relationship relationship) {
        TypeRef type = Payloads.bodyType(route.endpoint());
        List<String> path = new ArrayList<>(itemAt.names());
        path.add(String.valueOf(relationship.member()));
        for (String name : path) {
            ObjectMember member = draft.shapes.shape(type).member(name);
            type = member == null ? null : member.type();
        }
        TypeRef elements = type == null ? null : draft.shapes.items(type);
        for (ObjectMember member : draft.shapes.shape(elements).members().values()) {
            if (RemovalWords.isRemoval(member.name()) && draft.shapes.core(member.type()) instanceof BooleanType) {
                return member.name();
            }
        }
        return null;
    }
}

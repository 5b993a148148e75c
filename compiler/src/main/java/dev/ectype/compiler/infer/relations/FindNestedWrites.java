package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.lexicon.NestedWriteWords;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.LinkInput;
import dev.ectype.compiler.ir.binding.GraphQlMeaning.NestedWrites;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import dev.ectype.compiler.ir.binding.GraphQlSchema.Kind;
import dev.ectype.compiler.ir.binding.GraphQlSchema.Link;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds the members of GraphQL input objects that write linked instances: {@code category: {create: {name: "Tools"}}}
 * creates one, and {@code tags: {connect: [{id: "1"}]}} links one.
 */
public final class FindNestedWrites implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        GraphQlSchema schema = draft.graphQl();
        for (Link link : schema == null ? List.<Link>of() : schema.links()) {
            boolean stored = link.kind() == Kind.ONE || link.kind() == Kind.SEVERAL;
            if (schema != null && stored) {
                Map<String, ObjectMember> members = new LinkedHashMap<>();
                List<String> inputs = inputs(draft, schema, link, members);
                NestedWrites writes = writes(draft, link, members);
                String words = words(writes);
                if (!words.isEmpty()) {
                    String evidence = String.join(", ", inputs) + " can have " + words;
                    proposals.add(proposal(new ModelChange.AddNestedWrites(writes), 85, evidence));
                }
            }
        }
        return proposals;
    }

    /** Collects the members of the input objects with the name of a link, and returns the places of these objects. */
    private static List<String> inputs(
            ModelDraft draft, GraphQlSchema schema, Link link, Map<String, ObjectMember> members) {
        List<String> places = new ArrayList<>();
        for (LinkInput input : schema.declared().inputs()) {
            if (input.field().equals(link.field())) {
                ObjectShape shape = shape(draft, input.object());
                if (shape.members().values().stream().anyMatch(member -> isWrite(member.name()))) {
                    shape.members().forEach(members::putIfAbsent);
                    places.add(input.type() + "." + input.field());
                }
            }
        }
        return places;
    }

    private static ObjectShape shape(ModelDraft draft, String name) {
        TypeRef type = draft.graphQlType(name);
        return type == null ? ObjectShape.EMPTY : draft.shapes.shape(type);
    }

    private static boolean isWrite(String name) {
        return NestedWriteWords.isCreate(name)
                || NestedWriteWords.isConnect(name)
                || NestedWriteWords.isDisconnect(name)
                || NestedWriteWords.isSet(name);
    }

    private static NestedWrites writes(ModelDraft draft, Link link, Map<String, ObjectMember> members) {
        List<ObjectMember> values = members.values().stream()
                .filter(member -> !(draft.shapes.core(member.type()) instanceof BooleanType))
                .toList();
        return new NestedWrites(
                link.type(),
                link.field(),
                first(values, NestedWriteWords::isCreate),
                first(values, NestedWriteWords::isConnect),
                first(List.copyOf(members.values()), NestedWriteWords::isDisconnect),
                first(values, NestedWriteWords::isSet));
    }

    private static @Nullable String first(List<ObjectMember> members, Predicate<String> named) {
        return members.stream()
                .map(ObjectMember::name)
                .filter(named)
                .findFirst()
                .orElse(null);
    }

    private static String words(NestedWrites writes) {
        return Stream.of(writes.create(), writes.connect(), writes.disconnect(), writes.set())
                .filter(Objects::nonNull)
                .collect(Collectors.joining(", "));
    }
}

package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.PayloadWords;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.FieldResult;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.ResultField;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.ResultType;
import dev.ectype.compiler.ir.binding.GraphQlField;
import dev.ectype.compiler.ir.binding.GraphQlMeaning.Payload;
import dev.ectype.compiler.ir.binding.GraphQlMeaning.PayloadFact;
import dev.ectype.compiler.ir.binding.GraphQlMeaning.PayloadMember;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds the fields of a GraphQL result that describe the request: errors, success, the edge and repeated arguments. */
public final class FindPayloadFields implements InferenceRule {
    private static final List<String> NO_TEXTS = List.of("Boolean", "Int", "Float");
    private static final List<String> EDGE = List.of("node", "cursor");

    private static final int NAMED = 85;
    /** A flag with an unknown name says whether the request succeeded, because most do. */
    private static final int ASSUMED = 60;

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        GraphQlSchema schema = draft.graphQl();
        if (schema != null) {
            Map<String, ResultType> types = types(schema.declared());
            for (FieldResult result : schema.declared().results()) {
                ResultType object = types.get(result.result());
                boolean scalar = object == null && draft.graphQlType(result.result()) == null;
                Proposal proposal = object != null
                        ? described(result, members(result, object, types))
                        : scalar ? repeated(result) : null;
                if (proposal != null) {
                    proposals.add(proposal);
                }
            }
        }
        return proposals;
    }

    private static Map<String, ResultType> types(GraphQlDeclarations declared) {
        Map<String, ResultType> types = new LinkedHashMap<>();
        declared.types().forEach(type -> types.put(type.name(), type));
        return types;
    }

    /** Returns the proposal for a scalar result, which can only repeat an identifier, or null. */
    private @Nullable Proposal repeated(FieldResult result) {
        boolean names =
                !NO_TEXTS.contains(result.result()) && result.arguments().contains(PayloadWords.IDENTIFIER);
        if (!names) {
            return null;
        }
        Payload payload = new Payload(result.type(), result.field(), PayloadWords.IDENTIFIER, List.of());
        String evidence = PayloadWords.IDENTIFIER + " is an argument and the result is a " + result.result();
        return proposal(new ModelChange.AddPayload(payload), result.result().equals("ID") ? NAMED : ASSUMED, evidence);
    }

    private @Nullable Proposal described(FieldResult result, List<PayloadMember> members) {
        boolean describes =
                result.payload() || members.stream().anyMatch(member -> member.fact() == PayloadFact.ERRORS);
        if (members.isEmpty() || !describes) {
            return null;
        }
        boolean named = members.stream().noneMatch(member -> member.fact() == PayloadFact.SUCCESS);
        Payload payload = new Payload(result.type(), result.field(), null, members);
        return proposal(new ModelChange.AddPayload(payload), named ? NAMED : ASSUMED, evidence(members));
    }

    private static List<PayloadMember> members(FieldResult result, ResultType object, Map<String, ResultType> types) {
        List<PayloadMember> members = new ArrayList<>();
        for (ResultField field : object.fields()) {
            PayloadMember member = member(result, field, types);
            if (member != null) {
                members.add(member);
            }
        }
        return members;
    }

    private static @Nullable PayloadMember member(
            FieldResult result, ResultField field, Map<String, ResultType> types) {
        if (field.list()) {
            boolean described = !field.leaf() || field.type().equals("String");
            return described && PayloadWords.isErrors(field.name()) ? fact(field, PayloadFact.ERRORS) : null;
        }
        if (field.type().equals("Boolean")) {
            return fact(field, PayloadFact.SUCCESS);
        }
        if (!field.leaf()) {
            return isEdge(types.get(field.type())) ? fact(field, PayloadFact.EDGE) : null;
        }
        String argument = argument(result, field);
        return argument == null ? null : new PayloadMember(field.name(), PayloadFact.ARGUMENT, argument);
    }

    private static PayloadMember fact(ResultField field, PayloadFact fact) {
        return new PayloadMember(field.name(), fact, null);
    }

    private static boolean isEdge(@Nullable ResultType type) {
        return type != null
                && type.fields().stream().map(ResultField::name).toList().containsAll(EDGE);
    }

    /** Returns the argument with the value of a field, or null. */
    private static @Nullable String argument(FieldResult result, ResultField field) {
        if (field.name().equals(GraphQlField.CLIENT_MUTATION_ID)) {
            return null;
        }
        if (result.arguments().contains(field.name())) {
            return field.name();
        }
        if (!PayloadWords.isIdentifier(field.name(), field.type())) {
            return null;
        }
        String bare = NameWords.bare(field.name());
        for (String argument : result.arguments()) {
            // deletedTaskId repeats taskId.
            if (IdentifierWords.isNounIdentifier(argument) && bare.endsWith(NameWords.bare(argument))) {
                return argument;
            }
        }
        return result.arguments().contains(PayloadWords.IDENTIFIER) ? PayloadWords.IDENTIFIER : null;
    }

    private static String evidence(List<PayloadMember> members) {
        return members.stream().map(FindPayloadFields::evidence).collect(Collectors.joining(", "));
    }

    private static String evidence(PayloadMember member) {
        return switch (member.fact()) {
            case ERRORS -> member.field() + " is a list and named like errors";
            case SUCCESS -> member.field() + " is a flag";
            case EDGE -> member.field() + " has a node and a cursor";
            case ARGUMENT -> member.field() + " is named like the argument " + member.argument();
        };
    }
}

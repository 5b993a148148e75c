package dev.ectype.compiler.infer.errors;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.lexicon.PayloadWords;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.ResultField;
import dev.ectype.compiler.ir.binding.GraphQlDeclarations.ResultType;
import dev.ectype.compiler.ir.binding.GraphQlMeaning.ErrorFields;
import dev.ectype.compiler.ir.binding.GraphQlSchema;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Finds the message and the code of the errors that GraphQL payloads list. */
public final class FindPayloadErrors implements InferenceRule {
    /** A code of an enum has only the values of the enum, so it is none of the emulator's. */
    private static final String TEXT = "String";

    private static final List<String> NO_TEXTS = List.of("Boolean", "Int", "Float");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        GraphQlSchema schema = draft.graphQl();
        if (schema != null) {
            Set<String> errors = errors(schema.declared());
            for (ResultType type : schema.declared().types()) {
                String message = field(type, field -> isText(field) && PayloadWords.isMessage(field.name()));
                String code = field(type, field -> field.type().equals(TEXT) && PayloadWords.isCode(field.name()));
                if (errors.contains(type.name()) && (message != null || code != null)) {
                    ErrorFields found = new ErrorFields(type.name(), message, code);
                    proposals.add(proposal(new ModelChange.AddErrorFields(found), 85, evidence(found)));
                }
            }
        }
        return proposals;
    }

    /** Returns the object types in the lists of errors. */
    private static Set<String> errors(GraphQlDeclarations declared) {
        Set<String> errors = new LinkedHashSet<>();
        for (ResultType type : declared.types()) {
            for (ResultField field : type.fields()) {
                if (field.list() && PayloadWords.isErrors(field.name())) {
                    errors.addAll(field.objects());
                }
            }
        }
        return errors;
    }

    /** Returns whether a field may hold a text. Other scalars than numbers and flags are mostly texts with a format. */
    private static boolean isText(ResultField field) {
        return field.leaf() && !NO_TEXTS.contains(field.type());
    }

    private static @Nullable String field(ResultType type, Predicate<ResultField> meant) {
        for (ResultField field : type.fields()) {
            if (!field.list() && meant.test(field)) {
                return field.name();
            }
        }
        return null;
    }

    private static String evidence(ErrorFields found) {
        List<String> parts = new ArrayList<>();
        if (found.message() != null) {
            parts.add(found.message() + " is a text named like a message");
        }
        if (found.code() != null) {
            parts.add(found.code() + " is a text named like a code");
        }
        return String.join(", ", parts);
    }
}

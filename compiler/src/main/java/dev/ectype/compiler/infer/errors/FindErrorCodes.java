package dev.ectype.compiler.infer.errors;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.lexicon.ErrorCodeWords;
import dev.ectype.compiler.ir.error.DescribedCode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Finds the problems that the listed codes and the example texts of errors mean: {@code USER_NOT_FOUND} means a missing
 * instance.
 */
public final class FindErrorCodes implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ErrorBodies.Text text : ErrorBodies.of(draft).texts()) {
            List<DescribedCode.Meaning> meanings = ErrorCodeWords.meaningsOf(text.text(), text.code());
            if (!meanings.isEmpty()) {
                String words = meanings.stream()
                        .map(DescribedCode.Meaning::word)
                        .distinct()
                        .collect(Collectors.joining(", "));
                proposals.add(proposal(
                        new ModelChange.AddErrorCode(new DescribedCode(text.text(), meanings)),
                        75,
                        "it contains " + words + ", and it is in " + text.reply()));
            }
        }
        return proposals;
    }
}

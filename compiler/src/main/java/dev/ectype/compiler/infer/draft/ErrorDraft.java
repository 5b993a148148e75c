package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.ir.error.DescribedCode;
import dev.ectype.compiler.ir.error.ErrorMember;
import dev.ectype.compiler.ir.error.ErrorVocabulary;
import dev.ectype.compiler.ir.error.StatedError;
import java.util.ArrayList;
import java.util.List;

/** Collects what inference understands of the errors of an API. */
final class ErrorDraft {
    final List<ErrorMember> members = new ArrayList<>();
    final List<DescribedCode> codes = new ArrayList<>();
    final List<StatedError> stated = new ArrayList<>();

    ErrorVocabulary vocabulary() {
        return new ErrorVocabulary(members, codes, stated);
    }
}

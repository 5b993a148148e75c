package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.patch.JsonPatch;
import dev.ectype.runtime.problem.Problem;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import dev.ectype.runtime.schema.keyword.Violation;
import java.util.List;

/** Applies JSON Patches and rejects results that violate the resource type. */
final class JsonPatcher {
    private JsonPatcher() {}

    /**
     * Applies a patch.
     *
     * @param longest the maximum size of the result in bytes
     */
    static Document apply(Document before, Document patch, Schema type, long longest) {
        Document patched = patched(before, patch, longest);
        if (Validator.allows(type, patched, Direction.STORED) || !Validator.allows(type, before, Direction.STORED)) {
            return patched;
        }
        List<Problem.Detail> details = Validator.violations(type, patched, Direction.STORED).stream()
                .map(JsonPatcher::detail)
                .toList();
        throw Problem.invalid(details);
    }

    private static Document patched(Document before, Document patch, long longest) {
        try {
            return JsonPatch.apply(before, patch, longest);
        } catch (JsonPatch.TooLong tooLong) {
            throw Problem.of(413, "payload_too_large", String.valueOf(tooLong.getMessage()));
        } catch (JsonPatch.Refused refused) {
            if (refused.isTest()) {
                throw Problem.conflict(String.valueOf(refused.getMessage()));
            }
            throw Problem.invalid(List.of(
                    new Problem.Detail("body/" + refused.operation(), "patch", String.valueOf(refused.getMessage()))));
        }
    }

    private static Problem.Detail detail(Violation fault) {
        return new Problem.Detail("body" + fault.pointer(), fault.rule(), "after the patch: " + fault.message());
    }
}

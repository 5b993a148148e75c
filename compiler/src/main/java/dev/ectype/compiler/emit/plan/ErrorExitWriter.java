package dev.ectype.compiler.emit.plan;

import dev.ectype.compiler.graph.ErrorExit;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonValue;

/** Writes the errors of operations. */
final class ErrorExitWriter {
    private final boolean isRecorded;

    ErrorExitWriter(ApiModel model) {
        isRecorded = model.api().recorded();
    }

    JsonValue write(ErrorExit exit, Endpoint endpoint) {
        JsonObject.Builder form =
                JsonObject.builder().put("kind", exit.kind().name()).put("status", exit.status());
        if (exit.media() != null) {
            form.put("media", OperationPlanWriter.media(exit.media()));
        }
        if (isRecorded && hasExample(exit, endpoint)) {
            form.put("recorded", true);
        }
        if (exit.title() != null) {
            form.put("title", exit.title());
        }
        return form.build();
    }

    /** Returns whether the recording has an error of this status, which the emulator repeats. */
    private static boolean hasExample(ErrorExit exit, Endpoint endpoint) {
        String status = Integer.toString(exit.status());
        return exit.media() != null
                && !exit.media().examples().isEmpty()
                && endpoint.responses().stream()
                        .anyMatch(response -> response.status().equals(status)
                                && response.media().contains(exit.media()));
    }
}

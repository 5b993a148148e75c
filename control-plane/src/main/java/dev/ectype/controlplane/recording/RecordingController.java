package dev.ectype.controlplane.recording;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/v1/projects/{slug}/recordings")
@Tag(name = "Recordings", description = "What was seen of a service through a proxy.")
class RecordingController {
    private final Recordings recordings;

    RecordingController(Recordings recordings) {
        this.recordings = recordings;
    }

    @GetMapping
    @RequiredScope(Scope.READ)
    @Operation(summary = "List the recordings of a project", description = "Newest first, each summed up.")
    Page<Recording> list(
            Caller caller,
            PageRequest page,
            @PathVariable @Parameter(description = "Its slug or identifier.", example = "shop") String slug) {
        return recordings.list(caller.organization(), slug, page);
    }
}

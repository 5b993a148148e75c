package dev.ectype.controlplane.project;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.web.Created;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/v1/projects")
@Tag(name = "Projects", description = "Groups of recordings, snapshots and emulators.")
class ProjectController {
    private final Projects projects;

    ProjectController(Projects projects) {
        this.projects = projects;
    }

    @GetMapping
    @RequiredScope(Scope.READ)
    @Operation(summary = "List projects", description = "Newest first, without archived projects.")
    Page<Project> list(
            Caller caller,
            PageRequest page,
            @Parameter(description = "Substring of the name or slug.", example = "shop")
                    @RequestParam(required = false)
                    @Nullable
                    String q,
            @Parameter(description = "Only archived projects (true), or only the others (false).", example = "false")
                    @RequestParam(defaultValue = "false")
                    boolean archived) {
        return projects.list(caller.organization(), q, archived, page);
    }

    @PostMapping
    @RequiredScope(Scope.WRITE)
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Create a project")
    ResponseEntity<Project> create(Caller caller, @RequestBody @Valid NewProject project) {
        Project created = projects.create(caller.organization(), project);
        return Created.at("/v1/projects/" + created.id(), created);
    }

    @GetMapping("/{id}")
    @RequiredScope(Scope.READ)
    @Operation(summary = "Get a project", description = "By identifier or slug.")
    Project get(Caller caller, @PathVariable @Parameter(example = "shop") String id) {
        return projects.get(caller.organization(), id);
    }

    @PatchMapping("/{id}")
    @RequiredScope(Scope.WRITE)
    @Operation(
            summary = "Change a project",
            description = "Omitted members stay unchanged, and null removes the description; the slug never changes. "
                    + "Lists omit an archived project; everything else works as before.")
    Project update(
            Caller caller,
            @PathVariable @Parameter(example = "shop") String id,
            @RequestBody @Valid ProjectChanges changes) {
        return projects.update(caller.organization(), id, changes);
    }

    @DeleteMapping("/{id}")
    @RequiredScope(Scope.WRITE)
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Delete a project")
    void delete(Caller caller, @PathVariable @Parameter(example = "shop") String id) {
        projects.delete(caller.organization(), id);
    }
}

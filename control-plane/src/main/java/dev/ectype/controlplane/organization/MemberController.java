package dev.ectype.controlplane.organization;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.Valid;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PatchMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/v1/organization/members")
@Tag(name = "Organization")
class MemberController {
    private static final String MEMBER = "usr_01k9a3q0e8f6ta1w5y0n4m7b2c";

    private final Members members;

    MemberController(Members members) {
        this.members = members;
    }

    @GetMapping
    @RequiredScope(Scope.READ)
    @Operation(summary = "List members", description = "Newest first.")
    Page<Member> list(
            Caller caller,
            PageRequest page,
            @Parameter(description = "Substring of the name or e-mail address.", example = "ada")
                    @RequestParam(required = false)
                    @Nullable
                    String q) {
        return members.list(caller.organization(), q, page);
    }

    @GetMapping("/{id}")
    @RequiredScope(Scope.READ)
    @Operation(summary = "Get a member")
    Member get(Caller caller, @PathVariable @Parameter(example = MEMBER) String id) {
        return members.get(caller.organization(), id);
    }

    @PatchMapping("/{id}")
    @RequiredScope(Scope.ADMIN)
    @Operation(summary = "Change the scope of a member", description = "Applies immediately to the member's sessions.")
    Member update(
            Caller caller,
            @PathVariable @Parameter(example = MEMBER) String id,
            @RequestBody @Valid MemberChanges changes) {
        return members.update(caller.organization(), id, changes.scope());
    }

    @DeleteMapping("/{id}")
    @RequiredScope(Scope.ADMIN)
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(
            summary = "Remove a member",
            description = "The member's sessions end. The last administrator cannot be removed.")
    void remove(Caller caller, @PathVariable @Parameter(example = MEMBER) String id) {
        members.remove(caller.organization(), id);
    }
}

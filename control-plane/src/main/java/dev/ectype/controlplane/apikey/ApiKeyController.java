package dev.ectype.controlplane.apikey;

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
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/v1/api-keys")
@Tag(
        name = "API keys",
        description = "Keys belong to one organization and have one scope. A key is returned only once.")
class ApiKeyController {
    private static final String KEY = "key_01k9a3q0e8f6ta1w5y0n4m7b2c";

    private final ApiKeys keys;

    ApiKeyController(ApiKeys keys) {
        this.keys = keys;
    }

    @GetMapping
    @RequiredScope(Scope.READ)
    @Operation(summary = "List keys", description = "Newest first, without their secrets.")
    Page<ApiKey> list(Caller caller, PageRequest page) {
        return keys.list(caller.organization(), page);
    }

    @GetMapping("/{id}")
    @RequiredScope(Scope.READ)
    @Operation(summary = "Get a key")
    ApiKey get(Caller caller, @PathVariable @Parameter(example = KEY) String id) {
        return keys.get(caller.organization(), id);
    }

    @PostMapping
    @RequiredScope(Scope.ADMIN)
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(summary = "Create or rotate a key", description = "Only this response contains the key.")
    ResponseEntity<ApiKey> create(Caller caller, @RequestBody @Valid NewApiKey wanted) {
        return created(keys.create(caller.organization(), wanted));
    }

    @PostMapping("/{id}/rotate")
    @RequiredScope(Scope.ADMIN)
    @ResponseStatus(HttpStatus.CREATED)
    @Operation(
            summary = "Rotate a key",
            description = "The new key has the name, scope and expiry of the old key, which stays valid for a while.")
    ResponseEntity<ApiKey> rotate(
            Caller caller,
            @PathVariable @Parameter(example = KEY) String id,
            @RequestBody(required = false) @Valid @Nullable Rotation rotation) {
        return created(keys.rotate(caller.organization(), id, rotation == null ? null : rotation.overlapSeconds()));
    }

    @DeleteMapping("/{id}")
    @RequiredScope(Scope.ADMIN)
    @ResponseStatus(HttpStatus.NO_CONTENT)
    @Operation(summary = "Revoke a key", description = "The key becomes invalid within a second on all nodes.")
    void revoke(Caller caller, @PathVariable @Parameter(example = KEY) String id) {
        keys.revoke(caller.organization(), id);
    }

    private static ResponseEntity<ApiKey> created(ApiKey key) {
        return Created.at("/v1/api-keys/" + key.id(), key);
    }
}

package dev.ectype.controlplane.scim.call;

import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.scim.token.ScimTokens;
import java.util.List;
import java.util.UUID;
import org.springframework.stereotype.Service;

/** Lists the calls of the token of a provider. */
@Service
public class ScimCalls {
    private final ScimCallRepository repository;
    private final ScimTokens tokens;

    ScimCalls(ScimCallRepository repository, ScimTokens tokens) {
        this.repository = repository;
        this.tokens = tokens;
    }

    /** Returns the last calls with the current token of a provider, the refused ones first. */
    public List<ScimCall> list(UUID organization, String provider) {
        return repository.list(
                organization,
                IdKind.SCIM_TOKEN.require(tokens.get(organization, provider).id()));
    }
}

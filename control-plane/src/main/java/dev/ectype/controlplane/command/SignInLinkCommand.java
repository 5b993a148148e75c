package dev.ectype.controlplane.command;

import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.web.TimeText;
import dev.ectype.controlplane.signin.link.OperatorLink;
import dev.ectype.controlplane.signin.link.OperatorLinks;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Creates links that sign users in, as operator. */
@Command(
        name = "sign-in-link",
        mixinStandardHelpOptions = true,
        description = {
            "Prints a link that signs a member in once, within an hour: also a member who has lost the password, the second factor or the"
                    + " identity provider.",
            "With --scope, it invites a person who is not a member yet; that link works for seven days."
        })
final class SignInLinkCommand implements Callable<Integer> {
    @ParentCommand
    private @Nullable ControlPlaneCommand parent;

    @Parameters(paramLabel = "EMAIL", description = "E-mail address of the person.")
    private @Nullable String email;

    @Option(
            names = "--organization",
            paramLabel = "SLUG",
            description = "Slug of the organization; needed for members of several ones and for invitations.")
    private @Nullable String organization;

    @Option(
            names = "--scope",
            paramLabel = "SCOPE",
            converter = Words.ToScope.class,
            description = "Scope of a new member: read, write or admin.")
    private @Nullable Scope scope;

    @Option(names = "--json", description = "Prints an object.")
    private boolean json;

    @Override
    public Integer call() {
        if (parent == null || email == null) {
            throw new IllegalStateException("the command line sets this before it calls");
        } else if (scope != null && organization == null) {
            throw parent.usage("--scope invites to an organization; name it with --organization SLUG");
        }
        String person = email;
        return OperatorReply.print(parent, json, OperatorLinks.class, links -> reply(create(links, person)));
    }

    private OperatorLink create(OperatorLinks links, String person) {
        return scope == null || organization == null
                ? links.signIn(person, organization)
                : links.invite(person, organization, scope);
    }

    private static OperatorReply reply(OperatorLink link) {
        return new OperatorReply(
                link, List.of("sign-in " + link.signIn(), "valid until " + TimeText.of(link.expiresAt())));
    }
}

package dev.ectype.maven;

import dev.ectype.launcher.check.CheckRow;
import dev.ectype.launcher.check.DescriptionCheck;
import dev.ectype.maven.option.CompileOptions;
import dev.ectype.maven.report.DiagnosticLog;
import dev.ectype.maven.spec.DescriptionFolders;
import dev.ectype.maven.spec.LocatedDescription;
import java.util.List;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.project.ProjectDependenciesResolver;

/** Boots the emulator of each description, sends one valid request to every operation, plays a client, and fails on invalid replies. */
@Mojo(
        name = "check",
        defaultPhase = LifecyclePhase.VERIFY,
        threadSafe = true,
        requiresOnline = false,
        requiresProject = false)
public final class CheckMojo extends DescriptionMojo {
    @Inject
    public CheckMojo(ProjectDependenciesResolver resolver) {
        super(resolver);
    }

    @Override
    DescriptionFolders descriptionFolders() {
        return DescriptionFolders.ALL;
    }

    @Override
    void run() throws MojoFailureException {
        CompileOptions options = compileOptions();
        int failed = 0;
        List<LocatedDescription> descriptions = descriptions();
        for (LocatedDescription description : descriptions) {
            CheckRow row = new DescriptionCheck(description.name(), options.request(List.of(description.root()))).run();
            DiagnosticLog.log(row.findings(), getLog());
            log(row);
            failed += row.isWhole() ? 0 : 1;
        }
        if (failed > 0) {
            throw new MojoFailureException(
                    failed + " of " + descriptions.size() + " descriptions have unanswered operations");
        }
    }

    private void log(CheckRow row) {
        row.unanswered().forEach(each -> getLog().error(row.file() + ": " + each));
        if (row.readable()) {
            row.client().contradictions().forEach(each -> getLog().warn(row.file() + ": " + each));
            String line = row.file() + ": " + row.answered() + " of " + row.operations() + " operations are answered, "
                    + row.client().allBound() + " bound, " + row.client().remembered() + " of "
                    + row.client().groups().size() + " groups remembered, "
                    + row.client().returned() + " of " + row.client().described() + " members returned";
            if (row.isWhole()) {
                getLog().info(line);
            } else {
                getLog().error(line + (row.diagnostic() == null ? "" : ": " + row.diagnostic()));
            }
        } else {
            getLog().error(row.file() + " cannot be read");
        }
    }
}

package dev.ectype.maven;

import dev.ectype.compiler.Compilation;
import dev.ectype.launcher.judge.JudgeReport;
import dev.ectype.launcher.judge.QualityJudge;
import dev.ectype.launcher.judge.report.ReportFormat;
import dev.ectype.launcher.judge.score.Doubt;
import dev.ectype.maven.report.GoalFailure;
import dev.ectype.maven.spec.DescriptionFolders;
import dev.ectype.maven.spec.LocatedDescription;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.ProjectDependenciesResolver;
import org.jspecify.annotations.Nullable;

/** Grades what was concluded from each description, and fails if a score is too low. */
@Mojo(
        name = "judge",
        defaultPhase = LifecyclePhase.VERIFY,
        threadSafe = true,
        requiresOnline = false,
        requiresProject = false)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters before it calls a method.
public final class JudgeMojo extends DescriptionMojo {
    /** The least score of each description, from 0 to 100. */
    @Parameter(property = "ectype.minScore", defaultValue = "0")
    private double minScore;

    /** The format of the report files: {@code html}, {@code json} or {@code junit}; none by default. */
    @Parameter(property = "ectype.report")
    private @Nullable String report;

    /** The folder of the report files, whose names begin with {@code judge}. */
    @Parameter(property = "ectype.reportFolder", defaultValue = "${project.build.directory}/ectype-reports")
    private File reportFolder;

    @Inject
    public JudgeMojo(ProjectDependenciesResolver resolver) {
        super(resolver);
    }

    @Override
    DescriptionFolders descriptionFolders() {
        return DescriptionFolders.ALL;
    }

    @Override
    void run() throws MojoFailureException {
        ReportFormat format = report == null ? null : ReportFormat.named(report);
        if (report != null && format == null) {
            throw new GoalFailure(
                    "<report> takes html, json or junit, but was \"" + report + "\"", "Use one of the three.");
        }
        List<String> low = new ArrayList<>();
        for (LocatedDescription description : descriptions()) {
            Compilation compilation = compiled(description);
            JudgeReport judged = QualityJudge.judge(compilation, List.of());
            log(description.name(), judged);
            if (format != null) {
                write(reportFile(description.name(), format), format.text(judged));
            }
            if (judged.card().score() < minScore) {
                low.add(description.name() + " has the score " + judged.printedScore());
            }
        }
        if (!low.isEmpty()) {
            throw new MojoFailureException(String.join(", ", low) + "; expected at least " + minScore);
        }
    }

    private void log(String name, JudgeReport judged) {
        for (Doubt doubt : judged.doubts()) {
            getLog().warn(name + ": " + doubt.conclusion().sentence() + " (doubt " + doubt.percent() + " %): "
                    + doubt.reasons().get(0).text());
            if (doubt.correction() != null) {
                getLog().warn("  to correct it in service.yaml: inference: {correct: [" + doubt.correction() + "]}");
            }
        }
        getLog().info(name + ": " + judged.summary());
    }

    /** Returns a file in the report folder whose name contains that of the description, which may be a path or an address. */
    private Path reportFile(String name, ReportFormat format) {
        return reportFolder.toPath().resolve(name.replaceAll("[^A-Za-z0-9._-]+", "-") + "." + format.fileName());
    }

    private static void write(Path file, String text) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, text);
        } catch (IOException refused) {
            throw new UncheckedIOException("the report " + file + " cannot be written", refused);
        }
    }
}

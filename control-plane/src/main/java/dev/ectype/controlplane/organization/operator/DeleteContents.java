package dev.ectype.controlplane.organization.operator;

import dev.ectype.controlplane.platform.job.Job;
import java.time.Duration;
import org.springframework.stereotype.Component;

/** Deletes the contents of deleted organizations that a command or a late upload left in storage. */
@Component
final class DeleteContents implements Job {
    private final DeletedContents contents;

    DeleteContents(DeletedContents contents) {
        this.contents = contents;
    }

    @Override
    public String name() {
        return "delete-contents";
    }

    @Override
    public Duration every() {
        return Duration.ofMinutes(10);
    }

    @Override
    public void run() {
        contents.deleteAll();
    }
}

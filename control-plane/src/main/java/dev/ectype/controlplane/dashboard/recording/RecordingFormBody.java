package dev.ectype.controlplane.dashboard.recording;

import dev.ectype.controlplane.platform.content.StreamedBody;
import dev.ectype.controlplane.platform.form.DashboardRoutes;
import dev.ectype.controlplane.platform.form.FormFile;
import dev.ectype.controlplane.recording.RecordingSettings;
import java.util.regex.Pattern;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Declares the form that uploads a recording. */
@Configuration(proxyBeanMethods = false)
class RecordingFormBody {
    @Bean
    static StreamedBody recordingForm(RecordingSettings settings) {
        return new StreamedBody(
                "POST",
                Pattern.compile(DashboardRoutes.FOLDER + "/projects/[^/]+/recordings"),
                settings.maxBytes() + FormFile.FRAME);
    }
}

package dev.ectype.controlplane.replay;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Configuration;

/** Lets operators set what replays may take. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(ReplaySettings.class)
class ReplayConfiguration {}
